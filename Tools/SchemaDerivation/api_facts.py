#!/usr/bin/env python3
"""Turns a file of API facts into a list of what the built modules must have, one line each.

    api_facts.py FACTS.json > Schema/api-facts.txt

A line says kind, owner and member, and then what else is to be compared, with tabs between:

    type        INPerson          class
    parent      INRideDriver      INPerson
    init        INPersonHandle    init(value:String?,type:INPersonHandleType)
    property    INPerson          displayName:String        get
    method      INImage           static systemImageNamed(_:String)->Self
    async       INInteraction     donate()throws->Void
    case        INRidePhase       unknown                   0
    requirement INHangUpCallIntentHandling confirm(intent:INHangUpCallIntent,completion:(...)->Void)  optional
    legacy      INHangUpCallIntentHandling confirm(hangUpCall:completion:)
    global      -                 INIntentErrorDomain:String

Types are written without spaces, attributes and `any`, so that they can be compared as text. Underscored names, which are no public
API, refined twins that Swift does not see and overloads that no longer exist are left out.
"""

import json
import re
import sys
from pathlib import Path


def plain(kind):
    """A type in the one spelling that is compared."""
    kind = re.sub(r"@(escaping|Sendable|MainActor|sil_weak|discardableResult|autoclosure)\b|\bany\b|\binout\b", "", kind)
    kind = re.sub(r"\s+", "", kind).replace("->()", "->Void").replace("Swift.", "")
    # Parentheses that only hold an optional together.
    kind = re.sub(r"\((\w+)\)\?", r"\1?", kind)
    return re.sub(r"^\((\(.*\)->\w+)\)$", r"\1", kind)


def parameters(params):
    return ",".join(
        p["label"] + ":" + plain(p["type"]) + ("=" + re.sub(r"\s+", "", p["default"]) if "default" in p else "") for p in params)


def visible(member):
    name = member.get("name") or ""
    labels = [p["label"] for p in member.get("params", [])]
    hidden = name.startswith("_") or any(label.startswith("_") and label != "_" for label in labels)
    return not (hidden or member.get("refined") or "obsoleted" in member)


def method(member):
    static = "static " if member.get("static") else ""
    return f"{static}{member['name']}({parameters(member['params'])})->{plain(member['returns'])}"


def async_twin(member):
    twin, static = member["async"], "static " if member.get("static") else ""
    throws = "throws" if twin.get("throws") else ""
    return f"{static}{twin['name']}({parameters(member['params'][:-1])}){throws}->{plain(twin['returns'])}"


def repaired(fact, member):
    """Params of an initializer; facts derived from other bindings lose the brackets of arrays, which the properties have."""
    kinds = {p["name"]: p["type"] for p in fact.get("properties", [])}
    kinds |= {p["name"]: p["type"] for p in fact.get("parameters", [])}
    found = []
    for param in member["params"]:
        stored = kinds.get(param["name"], "")
        lost = stored.rstrip("?!") == "[" + param["type"].rstrip("?!") + "]"
        found.append(param | {"type": stored} if lost else param)
    return found


def type_lines(name, fact):
    if fact["kind"] != "externalExtension":
        yield "type", name, fact["kind"]
    parents = ([fact["superclass"]] if fact.get("superclass") not in (None, "NSObject") else []) + fact.get("conformances", [])
    for parent in parents:
        if not parent.startswith("_"):
            yield "parent", name, parent
    protocol = fact["kind"] == "protocol"
    for member in filter(visible, fact.get("inits", [])):
        mark = "?" if member.get("failable") else "!" if member.get("implicitlyUnwrapped") else ""
        yield "init", name, f"init{mark}({parameters(repaired(fact, member))})", member.get("deprecated", "")
    for member in filter(visible, fact.get("properties", [])):
        static = "static " if member.get("static") else ""
        access = "get set" if member["access"] == "rw" else "get"
        yield "property", name, f"{static}{member['name']}:{plain(member['type'])}", access, member.get("deprecated", "")
    for member in filter(visible, fact.get("methods", [])):
        if protocol and not member.get("extensionMember"):
            yield "requirement", name, method(member), "optional" if member.get("optional") else ""
        else:
            yield "method", name, method(member), member.get("deprecated", "")
        if member.get("async"):
            yield "async", name, async_twin(member)
    for member in fact.get("cases", []) + fact.get("members", []):
        payload = f"({','.join(member['payload'])})" if member.get("payload") else ""
        yield "case", name, member["name"] + payload, str(member.get("raw", "")), member.get("deprecated", "")


def legacy_lines(fact):
    methods = [fact.get("handle"), fact.get("confirm")] + fact.get("otherHandlerMethods", [])
    methods += [method for parameter in fact["parameters"] for method in parameter.get("resolve", [])]
    for item in filter(None, methods):
        if item.get("legacySwift3"):
            yield "legacy", fact["handling"], item["legacySwift3"]


def lines(path):
    """All lines, sorted, each once."""
    facts = json.loads(Path(path).read_text())
    found = set()
    for name, fact in facts["types"].items():
        if not name.startswith("_"):
            found.update(type_lines(name, fact))
    for fact in facts["intents"].values():
        found.update(legacy_lines(fact))
    for constant in facts["constants"]["globals"]:
        found.add(("global", "-", f"{constant['name']}:{constant['type']}"))
    for constant in facts["constants"]["intentIdentifiers"]["constants"]:
        found.add(("global", "-", f"{constant['name']}:String"))
    return sorted("\t".join(line).rstrip("\t") for line in found)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print("\n".join(lines(sys.argv[1])))
