"""The API against its description: what schemathesis thinks of, for a bounded time."""

import pathlib
import subprocess
import sys

from console import Server

# A request may be well-formed and still make no sense, such as a time zone on Mars: that is refused, too.
EXCEPT = ["--exclude-checks", "positive_data_acceptance"]
# How many of the texts that it thinks of cannot stand in a path is chance.
CHANCE = ["--suppress-health-check", "filter_too_much"]
# A stream does not end, and a token that is revoked, or erased with its person, ends the others.
WITHOUT = [word for name in ("follow", "logOut", "revokeToken", "eraseData") for word in ("--exclude-operation-id", name)]


def main():
    server = Server()
    try:
        token = server.token("converse", "confirm", "administer")
        command = pathlib.Path(sys.executable).with_name("schemathesis")
        result = subprocess.run(
            [
                command, "run", f"{server.url}/v1/openapi.json", "--header", f"Authorization: Bearer {token}", "--max-examples", "25",
                "--seed", "1", "--request-timeout", "120", "--no-color", *EXCEPT, *CHANCE, *WITHOUT,
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
    finally:
        server.stop()
    if result.returncode != 0:
        sys.exit(result.stdout)
    print("\n".join(result.stdout.splitlines()[-12:]))


main()
