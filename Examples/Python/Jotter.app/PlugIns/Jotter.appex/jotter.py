#!/usr/bin/python3
"""Jotter takes notes, adds to them and finds them again: an example of an app that is not written in Swift.

It keeps the notes in its home folder, the only place besides its app groups where it may write.
"""
import json, os, uuid
from errand_app import NOT_HANDLED, App, disambiguation, get, needs_value, record, success, unsupported

FILE = os.path.join(os.environ["HOME"], "notes.json")
READY, SUCCESS, FAILURE = 1, 3, 4


def load():
    if not os.path.exists(FILE):
        return []
    with open(FILE) as file:
        return json.load(file)


def save(notes):
    with open(FILE + ".new", "w") as file:
        json.dump(notes, file)
    # At once, so that a program that is killed leaves the old notes or the new ones.
    os.replace(FILE + ".new", FILE)


def speakable(text):
    return record("INSpeakableString", spokenPhrase=text)


def content(text):
    return record("INTextNoteContent", text=text)


def as_record(note):
    return record("INNote", identifier=note["id"], title=speakable(note["title"]), contents=[content(text) for text in note["texts"]])


def found(title):
    """The notes whose title contains the words, or the one that has them for its title."""
    notes = [note for note in load() if title.lower() in note["title"].lower()]
    return [note for note in notes if note["title"].lower() == title.lower()] or notes


class Writer:
    """What the handlers that write have in common."""

    def resolve_content(self, call):
        text = get(call.intent, "content", "text")
        return success(content(text)) if text else needs_value()

    def handle(self, call):
        notes = load()
        # A request that is delivered again is carried out once.
        done = self.done(call.operation, notes)
        note = done or self.write(call.intent, get(call.intent, "content", "text"), notes)
        if note is None:
            return record(call.intent.type + "Response", code=FAILURE)
        if not done:
            note["operations"].append(call.operation)
            save(notes)
        return self.response(call.intent, note)

    def report(self, query):
        # A note and its operations are saved at once, so an operation that is not there has changed nothing.
        note = self.done(query.operation, load())
        return self.response(query.intent, note) if note else NOT_HANDLED

    def done(self, operation, notes):
        return next((note for note in notes if operation in note["operations"]), None)

    def response(self, intent, note):
        return record(intent.type + "Response", code=SUCCESS, **{self.field: as_record(note)})


class CreateNote(Writer):
    field = "createdNote"

    def write(self, intent, text, notes):
        title = get(intent, "title", "spokenPhrase") or " ".join(text.split()[:4])
        notes.append({"id": str(uuid.uuid4()), "title": title, "texts": [text], "operations": []})
        return notes[-1]


class AppendToNote(Writer):
    field = "note"

    def resolve_targetNote(self, call):
        title = get(call.intent, "targetNote", "title", "spokenPhrase")
        if not title:
            return needs_value()
        identifier = get(call.intent, "targetNote", "identifier")
        notes = [as_record(note) for note in found(title) if identifier in (None, note["id"])]
        if not notes:
            return unsupported()
        return success(notes[0]) if len(notes) == 1 else disambiguation(notes)

    def write(self, intent, text, notes):
        note = next((note for note in notes if note["id"] == get(intent, "targetNote", "identifier")), None)
        if note:
            note["texts"].append(text)
        return note


class FindNotes:
    def handle(self, call):
        words = get(call.intent, "title", "spokenPhrase") or get(call.intent, "content") or ""
        notes = [note for note in load() if words.lower() in " ".join([note["title"]] + note["texts"]).lower()]
        return record("INSearchForNotebookItemsIntentResponse", code=SUCCESS, notes=[as_record(note) for note in notes])


App({
    "INCreateNoteIntent": CreateNote(), "INAppendToNoteIntent": AppendToNote(), "INSearchForNotebookItemsIntent": FindNotes(),
}).run()
