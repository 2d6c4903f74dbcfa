#!/usr/bin/python3
"""Behaves as ProbeExtension and ProbeApplication of Sources/Quality/ConnectionTesting do, for checking the connection to programs
that are not written in Swift. The module errand_app is that of Examples/Python."""
import collections, json, os
import errand_app
from errand_app import EMPTY, NOT_HANDLED, Failure, disambiguation, get, needs_value, not_required, record, success, unsupported, wire

# Codes of INSendMessageIntentResponse and INGetRideStatusIntentResponse.
READY, IN_PROGRESS, SUCCESS, FAILURE, REQUIRES_LAUNCH = 1, 2, 3, 4, 5
NO_ACCOUNT, CONTACT_NAME = 1, 1
ACCEPTED_ACTIVITY, WORD = "org.errand.probe.accepted", "Probe Person"


def message_response(code, **fields):
    return record("INSendMessageIntentResponse", code=code, **fields)


class Messages:
    def __init__(self):
        self.handled, self.held = collections.Counter(), {}
        # By operation: the response that has ended it, None as long as there is none.
        self.answers = {}
        self.answered_permission = False

    def resolve_content(self, call):
        text = get(call.intent, "content") or ""
        words = text.split()
        command = words[0] if words else ""
        plain = {
            "notRequired": not_required, "needsValue": needs_value, "disambiguation": lambda: disambiguation(["one", "two"]),
            "unsupported": unsupported,
            "confirmation": lambda: wire.Resolution(confirmation_required=wire.Confirmation(value=errand_app.pack(text))),
        }
        if command in plain:
            return plain[command]()
        if command == "never":
            return None
        if command == "twice":
            call.answer(success(text))
            call.answer(needs_value())
            return None
        if command == "release":
            held = self.held.pop(words[1], None)
            for _ in range(len(words) - 1 if held else 0):
                held.answer(message_response(SUCCESS))
        elif command == "report":
            app.update(words[1], record("INGetRideStatusIntentResponse", code=SUCCESS if words[2] == "success" else FAILURE))
        elif hasattr(self, "do_" + command):
            return success(getattr(self, "do_" + command)(*words[1:]))
        return success(text)

    def do_count(self, request):
        return str(self.handled[request])

    def do_contacts(self):
        return ", ".join(contact.given_name for contact in app.ask(contacts=EMPTY).contacts.contacts if "Friend" in contact.given_name)

    def do_zone(self):
        return app.hello.calendar.time_zone

    def do_remember(self, key, value):
        settings = dict(self.settings(), **{key: value})
        with open(self.file, "w") as file:
            json.dump(settings, file)
        return "done"

    def do_recall(self, key):
        return self.settings().get(key, "nothing")

    @property
    def file(self):
        os.makedirs(app.hello.group_containers, exist_ok=True)
        return os.path.join(app.hello.group_containers, "settings.json")

    def settings(self):
        if not os.path.exists(self.file):
            return {}
        with open(self.file) as file:
            return json.load(file)

    def do_ask(self):
        access = app.ask(permission="assistant").permission
        if access in (wire.PERMISSION_WOULD_GRANT, wire.PERMISSION_WOULD_DENY) and not self.answered_permission:
            self.answered_permission = True
            app.event(permission=wire.PermissionAnswer(
                permission="assistant", is_granted=access == wire.PERMISSION_WOULD_GRANT))
        return "authorized" if access in (wire.PERMISSION_GRANTED, wire.PERMISSION_WOULD_GRANT) else "denied"

    def do_donate(self, group, count):
        for number in range(int(count)):
            name = f"{group} {number}"
            intent = record("INHangUpCallIntent", callIdentifier=name)
            app.event(contribution=wire.Contribution(
                donation=record("INInteraction", intent=intent, identifier=name, groupIdentifier=group)))
        return "done"

    def do_withdraw(self, group):
        app.event(contribution=wire.Contribution(delete_group=group))
        return "done"

    def do_suggest(self, *activities):
        app.event(contribution=wire.Contribution(suggested_shortcuts=wire.Records(records=[
            record("INShortcutReference", userActivity=record("NSUserActivity", activityType=type)) for type in activities])))
        return "done"

    def resolve_recipients(self, call):
        return [unsupported(NO_ACCOUNT) if get(person, "displayName") == "nobody" else success(person)
                for person in get(call.intent, "recipients") or []]

    def confirm(self, call):
        return message_response(READY)

    def handle(self, call):
        self.answers[call.operation] = None
        response = self.carry_out(call)
        self.answers[call.operation] = response
        return response

    def report(self, query):
        return self.answers.get(query.operation, NOT_HANDLED)

    def carry_out(self, call):
        text = get(call.intent, "content")
        if text in ("hold", "in progress"):
            self.held[call.request] = call
        self.handled[call.request] += 1
        if text in ("never", "hold"):
            return None
        if text == "in progress":
            call.answer(message_response(IN_PROGRESS), is_end=False)
        elif text == "twice":
            call.answer(message_response(SUCCESS))
            call.answer(message_response(FAILURE))
        elif text == "activity":
            activity = record("NSUserActivity", activityType=ACCEPTED_ACTIVITY, userInfo=record("UserInfo", text="kept"))
            return message_response(REQUIRES_LAUNCH, userActivity=activity)
        else:
            return message_response(SUCCESS)


class Status:
    def handle(self, call):
        return record("INGetRideStatusIntentResponse", code=SUCCESS)

    def start_updates(self, updates):
        """Updates are sent when a message says so."""


class Probe(errand_app.App):
    def handler(self, intent):
        content = get(intent, "content")
        if intent.type == "INSendMessageIntent" and not isinstance(content, (str, type(None))):
            raise Failure("badRequest", "the content of a message is a text")
        return None if content == "no handler" else super().handler(intent)

    def launch(self):
        word = wire.Vocabulary.Word(kind=CONTACT_NAME, phrase=WORD)
        self.event(vocabulary=wire.Vocabulary(version=1, words=[word]))

    def continue_activity(self, activity):
        return get(activity, "activityType") == ACCEPTED_ACTIVITY


# The handler of INHangUpCallIntent is of another protocol.
app = Probe({"INSendMessageIntent": Messages(), "INGetRideStatusIntent": Status(), "INHangUpCallIntent": object()})
app.run()
