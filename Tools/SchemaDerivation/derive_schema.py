#!/usr/bin/env python3
"""Derives Schema/*.json from a file of API facts.

    derive_schema.py FACTS.json SCHEMA_DIRECTORY

The project builds without this script and without the facts: what it writes is committed. Run it when the facts change.
Schema/Foreign.json is written by hand and stays untouched.
"""

import json
import re
import sys
from pathlib import Path

# Requests that move money or cannot be undone: the person is asked whatever the handler says.
ALWAYS_CONFIRMED = {
    "INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent", "INTransferMoneyIntent", "INSendMessageIntent",
    "INUnsendMessagesIntent", "INRequestRideIntent", "INCancelRideIntent", "INBookRestaurantReservationIntent", "INDeleteTasksIntent",
}

# Values without which an intent says nothing, unless another parameter has one that makes up for it ("parameter", or "parameter.case"
# for one value of an enumeration): the person is asked for them even if the handler has no resolve method.
NEEDED = {
    "INStartCallIntent": {
        "contacts": [
            "callRecordToCallBack", "callRecordFilter", "destinationType.emergency", "destinationType.voicemail",
            "destinationType.redial", "destinationType.callBack",
        ],
    },
    "INStartAudioCallIntent": {
        "contacts": [
            "destinationType.emergency", "destinationType.voicemail", "destinationType.redial", "destinationType.callBack",
        ],
    },
    "INStartVideoCallIntent": {"contacts": []},
    "INSendMessageIntent": {
        "recipients": ["speakableGroupName", "groupName", "conversationIdentifier"],
        "content": ["attachments", "outgoingMessageType.outgoingMessageAudio"],
    },
    "INEditMessageIntent": {"editedContent": []},
    "INSendPaymentIntent": {"payee": [], "currencyAmount": []},
    "INRequestPaymentIntent": {"payer": [], "currencyAmount": []},
    "INPayBillIntent": {"billPayee": ["billType"]},
    "INTransferMoneyIntent": {"toAccount": ["fromAccount"], "transactionAmount": []},
    "INCreateNoteIntent": {"content": ["title"]},
    "INAppendToNoteIntent": {"targetNote": [], "content": []},
    "INAddTasksIntent": {"taskTitles": []},
    "INCreateTaskListIntent": {"title": []},
    "INSetTaskAttributeIntent": {"targetTask": []},
    "INDeleteTasksIntent": {"tasks": ["taskList", "all"]},
    "INBookRestaurantReservationIntent": {"restaurant": [], "bookingDateComponents": [], "partySize": []},
}

# Classes whose Swift is written by hand; those with fields are records of the catalogue all the same.
HANDWRITTEN_CLASSES = {
    "INIntent", "INIntentResponse", "INIntentResolutionResult", "INExtension", "INIntentDonationMetadata", "INImage", "INFile",
    "INInteraction", "INParameter", "INSpeakableString", "INUserContext", "INShortcutReference", "INMediaDestinationReference", "INCar",
}

# Classes that show no record: places to ask and to tell, and collections of objects that are no records.
PLAIN_CLASSES = {
    "INIntent", "INIntentResponse", "INIntentResolutionResult", "INExtension", "INPreferences", "INObjectCollection", "INObjectSection",
    "INVocabulary", "INVoiceShortcutCenter", "INRelevantShortcutStore", "INUpcomingMediaManager", "INFocusStatusCenter",
}

# What the classes above store, where it is not what their properties say.
STORED_FIELDS = {
    "INImage": [["name", "String?"], ["systemName", "String?"], ["data", "Data?"], ["url", "URL?"], ["width", "Double?"], ["height", "Double?"]],
    "INFile": [["data", "Data?"], ["filename", "String"], ["typeIdentifier", "String?"], ["fileURL", "URL?"], ["removedOnCompletion", "Bool"]],
    "INSpeakableString": [
        ["spokenPhrase", "String"], ["pronunciationHint", "String?"], ["vocabularyIdentifier", "String?"],
        ["alternativeSpeakableMatches", "[INSpeakableString]?"],
    ],
    "INInteraction": [
        ["intent", "INIntent"], ["intentResponse", "INIntentResponse?"], ["intentHandlingStatus", "INIntentHandlingStatus"],
        ["direction", "INInteractionDirection"], ["dateInterval", "DateInterval?"], ["identifier", "String"],
        ["groupIdentifier", "String?"],
    ],
    "INParameter": [["parameterClass", "String"], ["parameterKeyPath", "String"]],
    "INIntentDonationMetadata": [],
    "INShortcutReference": [["intent", "INIntent?"], ["userActivity", "NSUserActivity?"]],
    "INMediaDestinationReference": [["mediaDestinationType", "INMediaDestinationType"], ["playlistName", "String?"]],
    "INCar": [
        ["carIdentifier", "String"], ["displayName", "String?"], ["year", "String?"], ["make", "String?"], ["model", "String?"],
        ["color", "CGColor?"], ["headUnit", "INCar.HeadUnit?"], ["supportedChargingConnectors", "[INCar.ChargingConnectorType]"],
        ["maximumPower", "[String: Any]?"],
    ],
}

# Fields that initializers set and no property shows.
EXTRA_FIELDS = {
    "INMessage": [{"name": "referencedMessage", "type": "INMessage?", "handwritten": True}],
    "INSetProfileInCarIntent": [{"name": "defaultProfile", "type": "Int?", "handwritten": True}],
}

# Single members written by hand in an extension: properties by name, inits by "init(label:label:)".
HANDWRITTEN_MEMBERS = {
    "INPerson": {
        "displayName", "handle", "spokenPhrase", "pronunciationHint", "vocabularyIdentifier", "alternativeSpeakableMatches", "identifier",
        "init(handle:nameComponents:contactIdentifier:)", "init(handle:displayName:contactIdentifier:)",
        "init(handle:nameComponents:displayName:image:contactIdentifier:)",
    },
    "INRideDriver": {"init(handle:displayName:image:rating:phoneNumber:)", "init(handle:nameComponents:image:rating:phoneNumber:)"},
    "INPriceRange": {"init(firstPrice:secondPrice:currencyCode:)", "init(price:currencyCode:)"},
    "INObject": {"spokenPhrase", "vocabularyIdentifier", "alternativeSpeakableMatches"},
    "INGetCarPowerLevelStatusIntentResponse": {"consumptionFormulaArguments", "chargingFormulaArguments"},
    "INPlayMediaIntentResponse": {"nowPlayingInfo"},
}

# Fields that a record is nothing without, besides those that the initializers and properties show to be.
REQUIRED = {"INCurrencyAmount": {"amount", "currencyCode"}, "INSpeakableString": {"spokenPhrase"}}

# Properties that hold no value of their own.
NOT_STORED = {
    "INPerson": {"handle", "alternativeSpeakableMatches", "identifier"}, "INObject": {"spokenPhrase", "vocabularyIdentifier"},
}

# Parameters of inits that bear another name than the field they set.
RENAMED = {
    ("INBillPayee", "number"): "accountNumber", ("INPaymentAccount", "number"): "accountNumber",
    ("INSetSeatSettingsInCarIntent", "relativeLevel"): "relativeLevelSetting",
}

# Types that need a framework which this project has not.
UNAVAILABLE = ("EKRecurrenceRule", "CGImage", "UIImage", "CGColor", "UIView", "UIButton")

# Enumerations and sets have a case for what is not set, truth values and numbers too.
DEFAULTED = {"Bool", "Int", "UInt", "Double", "Float", "TimeInterval"}


def visible(member):
    """Whether Swift code sees the member: refined twins and removed overloads are dropped."""
    return not member.get("refined") and "obsoleted" not in member and member.get("module", "Intents") == "Intents"


def mark(target, source):
    """Keeps the deprecated mark, the iOS version."""
    if source.get("deprecated"):
        target["deprecated"] = source["deprecated"]
    return target


class Facts:
    def __init__(self, path):
        facts = json.loads(Path(path).read_text())
        self.types, self.intents = facts["types"], facts["intents"]
        self.results, self.constants = facts["resolutionResults"], facts["constants"]

    def properties(self, name):
        """All properties by name, inherited ones included."""
        found = {item["name"]: item for item in EXTRA_FIELDS.get(name, [])}
        entry = self.types.get(name)
        while entry:
            for item in entry.get("properties", []):
                if visible(item):
                    found.setdefault(item["name"], item)
            entry = self.types.get(entry.get("superclass"))
        return found

    def mentions(self, node, into):
        """Collects the type names that a type's visible members mention."""
        if isinstance(node, list):
            for item in node:
                self.mentions(item, into)
        elif isinstance(node, dict) and not node.get("refined") and "obsoleted" not in node:
            for key, value in node.items():
                if key in ("type", "returns", "superclass"):
                    into.update(re.findall(r"[A-Za-z_][A-Za-z0-9_.]*", json.dumps(value)))
                else:
                    self.mentions(value, into)

    def closure(self, roots):
        """All described types reachable from the roots."""
        found, waiting = set(), list(roots)
        while waiting:
            name = waiting.pop()
            if name in found or name not in self.types:
                continue
            found.add(name)
            names = set()
            self.mentions(self.types[name], names)
            waiting += names
        return found


class Deriver:
    def __init__(self, facts):
        self.facts = facts
        self.unmapped = []

    # Inits

    def init_entry(self, owner, init):
        """One initializer with the field that each parameter sets; None when it is left out."""
        signature = "init(" + "".join(p["label"] + ":" for p in init["params"]) + ")"
        if not visible(init) or signature in HANDWRITTEN_MEMBERS.get(owner, ()):
            return None
        if any(word in p["type"] for p in init["params"] for word in UNAVAILABLE):
            return None
        params = [self.init_parameter(owner, p) for p in init["params"]]
        if any(p is None for p in params):
            self.unmapped.append(f"{owner}.{signature}")
            return None
        entry = mark({"params": params}, init)
        for key in ("failable", "implicitlyUnwrapped"):
            if init.get(key):
                entry[key] = True
        return entry

    def init_parameter(self, owner, param):
        fields = self.facts.properties(owner)
        name = RENAMED.get((owner, param["name"]), param["name"])
        field = name if name in fields else param["label"]
        if field not in fields:
            return None
        entry = {"label": param["label"], "name": param["name"], "type": self.list_repaired(param["type"], fields[field]["type"])}
        if field != param["name"]:
            entry["field"] = field
        if "default" in param:
            entry["default"] = param["default"]
        return entry

    @staticmethod
    def list_repaired(kind, stored):
        """The derived facts lose the brackets of array parameters; the property has them."""
        return stored if stored.rstrip("?!") == "[" + kind.rstrip("?!") + "]" else kind

    def inits(self, owner):
        entries = [self.init_entry(owner, i) for i in self.facts.types[owner].get("inits", [])]
        unique = {}
        for entry in filter(None, entries):
            key = tuple((p["label"], p["type"]) for p in entry["params"])
            unique.setdefault(key, entry)
        return list(unique.values())

    # Fields

    def required(self, owner):
        """The fields that every initializer sets and that no property shows as absent."""
        names = set(REQUIRED.get(owner, ()))
        if owner in HANDWRITTEN_CLASSES or self.facts.types[owner].get("superclass") == "INIntentResponse":
            return names
        inits = [i for i in self.inits(owner) if i["params"]]
        if self.facts.types[owner].get("defaultInit") not in ("unavailable", "hiddenByDesignatedInit") or not inits:
            return names
        always = set.intersection(*[
            {p.get("field", p["name"]) for p in i["params"] if not p["type"].endswith(("?", "!")) and "default" not in p} for i in inits
        ])
        fields = self.facts.properties(owner)
        return names | {name for name in always if self.cannot_be_absent(fields[name]["type"])}

    def cannot_be_absent(self, kind):
        if kind.endswith(("?", "!")) or kind.startswith(("[", "Set<")) or kind in DEFAULTED:
            return False
        return self.facts.types.get(kind, {}).get("kind") not in ("enum", "struct")

    def fields(self, owner):
        required = self.required(owner)
        fields = self.plain_fields(owner)
        own = {item["name"] for item in fields}
        # What a subclass requires of its superclass's fields is not said again.
        for item in fields:
            if item["name"] in required & own:
                item["required"] = True
        return fields

    def plain_fields(self, owner):
        if owner in STORED_FIELDS:
            return [{"name": name, "type": kind} for name, kind in STORED_FIELDS[owner]]
        entries = []
        for item in self.facts.types[owner].get("properties", []):
            if not visible(item) or item["name"].startswith("_") or item.get("static"):
                continue
            if any(word in item["type"] for word in UNAVAILABLE):
                continue
            entry = mark({"name": item["name"], "type": item["type"]}, item)
            if item["access"] == "rw":
                entry["settable"] = True
            if item["name"] in HANDWRITTEN_MEMBERS.get(owner, ()):
                entry["handwritten"] = True
            if item["name"] in NOT_STORED.get(owner, ()):
                entry["stored"] = False
            entries.append(entry)
        return entries + EXTRA_FIELDS.get(owner, [])

    # Intents

    def intent(self, name):
        fact = self.facts.intents[name]
        entry = mark({"name": name}, fact)
        handling = fact["handling"] if fact["handling"] in self.facts.types else None
        entry["handling"] = handling
        for constant in self.facts.constants["intentIdentifiers"]["constants"]:
            if constant["intent"] == name:
                entry["identifier"] = mark({"name": constant["name"]}, constant)
        entry["alwaysConfirms"] = name in ALWAYS_CONFIRMED
        entry["parameters"] = [self.parameter(name, p) for p in fact["parameters"]]
        entry["inits"] = self.inits(name)
        for method in ("confirm", "handle"):
            if method in fact:
                entry[method] = self.method(fact[method])
        for other in fact.get("otherHandlerMethods", []):
            item = self.method(other)
            item["types"] = other["paramTypes"]
            item["required"] = not other.get("optional", False)
            entry.setdefault("updates", []).append(item)
        if "observerProtocol" in fact:
            told = self.facts.types[fact["observerProtocol"]]["methods"][0]
            labels = "".join(p["label"] + ":" for p in told["params"])
            entry["observer"] = {"name": fact["observerProtocol"], "method": f"{told['name']}({labels})"}
        entry["response"] = self.response(fact)
        return entry

    def parameter(self, owner, fact):
        entry = mark({"name": fact["name"], "type": fact["type"]}, fact)
        if self.facts.properties(owner).get(fact["name"], {}).get("access") == "rw":
            entry["settable"] = True
        resolves = []
        for item in fact.get("resolve", []):
            method = self.method(item)
            method["result"] = item["result"]
            if item.get("array"):
                method["list"] = True
            resolves.append(method)
        # The newest first: what is deprecated comes last.
        resolves.sort(key=lambda item: "deprecated" in item)
        if resolves:
            entry["resolve"] = resolves
        unless = NEEDED.get(owner, {}).get(fact["name"])
        if unless is not None:
            entry["neededUnless"] = unless
        return entry

    @staticmethod
    def method(fact):
        entry = {"method": fact["method"]}
        if fact.get("legacySwift3") and fact["legacySwift3"] != fact["method"]:
            entry["legacy"] = fact["legacySwift3"]
        return mark(entry, fact)

    def response(self, fact):
        name = fact["response"]
        fields = [f for f in self.fields(name) if f["name"] != "code"]
        entry = {"name": name, "codes": fact["responseCodeType"], "fields": fields, "inits": self.inits(name)}
        return mark(entry, self.facts.types[name])

    # Types

    def result(self, name):
        fact = self.facts.results[name]
        methods = []
        for item in self.facts.types[name].get("methods", []):
            if visible(item):
                params = [{key: p[key] for key in ("label", "type", "default") if key in p} for p in item["params"]]
                methods.append({"name": item["name"], "params": params, "returns": item["returns"]})
        entry = {"name": name, "superclass": fact["superclass"], "methods": methods}
        inits = self.facts.types[name].get("inits", [])
        if inits:
            entry["wraps"] = {"label": inits[0]["params"][0]["label"], "type": inits[0]["params"][0]["type"]}
        return mark(entry, self.facts.types[name])

    def record(self, name):
        fact = self.facts.types[name]
        entry = mark({"name": fact.get("swiftOf", name) if "." in name else name}, fact)
        if "." in name:
            entry["alias"] = name
        if fact.get("superclass") not in (None, "NSObject"):
            entry["superclass"] = fact["superclass"]
        if name in HANDWRITTEN_CLASSES:
            entry["handwritten"] = True
        elif fact.get("defaultInit") == "unavailable":
            entry["emptyInit"] = False
        entry["fields"] = self.fields(name)
        if name not in HANDWRITTEN_CLASSES:
            entry["inits"] = self.inits(name)
        return entry

    def enumeration(self, name):
        cases = [mark({"name": c["name"], "raw": c["raw"]}, c) for c in self.facts.types[name]["cases"] if "raw" in c]
        entry = {"name": name, "cases": cases}
        # Former names of cases.
        former = [mark({"name": c["name"], "raw": c["raw"]}, c) for c in self.facts.types[name].get("members", [])]
        if former:
            entry["aliases"] = former
        if self.facts.types[name]["rawType"] == "UInt":
            entry["unsigned"] = True
        return mark(entry, self.facts.types[name])

    def option_set(self, name):
        cases = [mark({"name": c["name"], "raw": c["raw"]}, c) for c in self.facts.types[name]["members"]]
        return mark({"name": name, "cases": cases}, self.facts.types[name])

    def string_constant(self, name):
        # The raw values stand in no public header; the member's own name is used.
        fact = self.facts.types[name]
        unlabelled = any(i["params"][0]["label"] == "_" for i in fact.get("inits", []))
        return {"name": name, "values": [m["name"] for m in fact["members"]], "unlabelledInit": unlabelled}


SECTIONS = ["intents", "domainProtocols", "records", "resolutionResults", "enumerations", "optionSets", "stringConstants"]


def section(facts, name):
    """The section of the schema that a type belongs to and the method that describes it; None for those left out."""
    fact = facts.types[name]
    if fact.get("module", "Intents") != "Intents":
        return None
    if name in PLAIN_CLASSES:
        return None
    if name in facts.results:
        return "resolutionResults", Deriver.result
    if fact["kind"] == "class":
        return "records", Deriver.record
    if fact["kind"] == "enum":
        # The codes of the error are part of its hand-written structure.
        plain = fact.get("rawType") in ("Int", "UInt") and name != "INIntentError.Code"
        return ("enumerations", Deriver.enumeration) if plain else None
    if fact["kind"] == "struct" and fact.get("members") and name != "INIntentError":
        if "OptionSet" in fact.get("conformances", []):
            return "optionSets", Deriver.option_set
        return "stringConstants", Deriver.string_constant
    return None


def roots(facts, domain):
    names = []
    for name, fact in facts.intents.items():
        if fact["domain"] == domain:
            names += [name, fact["handling"], fact["response"], fact["responseCodeType"]]
    return names


def reach(facts, domains):
    """The types of each domain: those its intents mention, the subclasses of those and what these mention."""
    reached = {domain: facts.closure(roots(facts, domain)) for domain in domains}
    known = set().union(*reached.values())
    for name in sorted(set(facts.types) - known):
        owners = [domain for domain in domains if facts.types[name].get("superclass") in reached[domain]]
        if len(owners) == 1:
            reached[owners[0]] |= facts.closure([name])
    return reached


def derive(facts):
    """The schema files by domain name, and the deriver with what it could not map."""
    deriver = Deriver(facts)
    domains = sorted({i["domain"] for i in facts.intents.values()})
    reached = reach(facts, domains)
    responses = {i["response"] for i in facts.intents.values()}
    files = {domain: {"domain": domain} for domain in domains}
    files["Common"] = {"domain": None}
    for name in sorted(facts.types):
        if name in facts.intents or name in responses:
            continue
        kind = section(facts, name)
        if kind is None:
            continue
        owners = [domain for domain in domains if name in reached[domain]]
        owner = owners[0] if len(owners) == 1 else "Common"
        files[owner].setdefault(kind[0], []).append(kind[1](deriver, name))
    for domain in domains:
        files[domain]["intents"] = [deriver.intent(n) for n, f in facts.intents.items() if f["domain"] == domain]
        own = {facts.intents[i["name"]]["handling"] for i in files[domain]["intents"]}
        for name, members in facts.constants["domainHandlingProtocols"].items():
            if set(members) <= own:
                files[domain].setdefault("domainProtocols", []).append({"name": name, "protocols": members})
    return files, deriver


def text(node, depth=0):
    """JSON with one line for whatever fits into one, so that people can read it."""
    flat = json.dumps(node, ensure_ascii=False)
    pad = "  " * depth
    if len(flat) + len(pad) <= 128 or not isinstance(node, (list, dict)):
        return flat
    if isinstance(node, list):
        return "[\n" + ",\n".join(pad + "  " + text(item, depth + 1) for item in node) + "\n" + pad + "]"
    lines = [f"{pad}  {json.dumps(key)}: {text(value, depth + 1)}" for key, value in node.items()]
    return "{\n" + ",\n".join(lines) + "\n" + pad + "}"


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    facts = Facts(arguments[0])
    files, deriver = derive(facts)
    for name, content in files.items():
        ordered = {"domain": content["domain"]} | {key: content[key] for key in SECTIONS if content.get(key)}
        Path(arguments[1], name.replace(" ", "") + ".json").write_text(text(ordered) + "\n")
    for line in deriver.unmapped:
        print("left to hand-written code:", line, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
