"""The documents of the wire say what the code does, and the committed ones are up to date."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tatami.hall.table.reasons import HALL_REFUSALS
from tatami.kernel.reasons import KERNEL_REFUSALS
from tatami.web.app import OPERATIONS
from tatami.web.describing import asyncapi, documents, field_notes, openapi
from tatami.web.problems import STATUS
from tatami.web.shapes import NewTable, PersonalLink
from tests.web.toys import OPERATIONS as TOYS
from tests.web.toys import toy_app

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "api"


def every_ref(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from every_ref(value)
    elif isinstance(node, list):
        for value in node:
            yield from every_ref(value)


def resolve(document: Any, ref: str) -> Any:
    assert ref.startswith("#/")
    for part in ref[2:].split("/"):
        document = document[part]
    return document


@pytest.mark.parametrize("name", ["openapi.json", "asyncapi.json"])
def test_the_committed_documents_are_up_to_date(name: str) -> None:
    made = documents(OPERATIONS)[name]
    assert (FOLDER / name).read_text("utf-8") == made, "run `python -m tatami.web.describing docs/api`"


@pytest.mark.parametrize("document", [openapi(TOYS), openapi(OPERATIONS), asyncapi()])
def test_every_reference_leads_somewhere_and_every_schema_is_one(document: dict[str, Any]) -> None:
    refs = list(every_ref(document))
    assert refs
    for ref in refs:
        assert resolve(document, ref)
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate({**schema, "$schema": "https://json-schema.org/draft/2020-12/schema"})


def test_an_operation_is_described_with_everything_it_declares() -> None:
    found = openapi(TOYS)["paths"]["/tables/{table}/cups"]["post"]
    assert (found["operationId"], found["tags"], found["summary"]) == ("pour", ["tea"], "Pours a cup.")
    assert found["description"] == "Hot."
    table, strict = found["parameters"]
    assert (table["in"], table["required"], table["schema"]["maxLength"]) == ("path", True, 32)
    assert strict == {
        "name": "strict",
        "in": "query",
        "required": False,
        "schema": {"type": "boolean", "default": False},
    }
    assert found["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Order")
    assert found["responses"]["201"]["content"]["application/json"]["schema"]["$ref"].endswith("/Cup")
    assert found["responses"]["409"]["description"] == "seat-is-taken"
    assert found["responses"]["404"]["description"] == "no-such-table"
    assert {"400", "403", "413", "415", "422", "429"} <= found["responses"].keys()


def test_who_must_be_known_is_described_by_cookie_and_bearer() -> None:
    document = openapi(TOYS)
    assert document["paths"]["/me"]["get"]["security"] == [{"cookie": []}, {"bearer": []}]
    assert "401" in document["paths"]["/me"]["get"]["responses"]
    assert document["components"]["securitySchemes"].keys() == {"cookie", "bearer"}
    assert "security" not in document["paths"]["/leaf"]["get"]


def test_what_stands_below_a_field_describes_it() -> None:
    assert field_notes(NewTable) == {
        "delay": "Seconds by which spectators see everything later.",
        "welcome": "Whether people may take the cushions of bots while the game is young.",
        "hints": "Who may ask a bot what to do: whoever plays alone with bots, everybody, or nobody.",
    }
    assert "never sent" in field_notes(PersonalLink)["path"]
    order = openapi(TOYS)["components"]["schemas"]["Order"]
    assert order["properties"]["spoons"]["description"] == "How much sugar."
    assert order["description"] == "A cup of tea."


def test_the_socket_is_described_from_both_sides() -> None:
    document = asyncapi()
    wants, tells = (document["operations"][name] for name in ("wants", "tells"))
    assert (wants["action"], tells["action"]) == ("receive", "send")
    assert {"$ref": "#/channels/hall/messages/want-act"} in wants["messages"]
    assert {"$ref": "#/channels/hall/messages/tell-state"} in tells["messages"]
    act = resolve(document, document["components"]["messages"]["want-act"]["payload"]["$ref"])
    assert act["properties"]["want"] == {"enum": ["act"]}
    assert len(document["components"]["messages"]) == len(wants["messages"]) + len(tells["messages"])


def test_the_documents_are_json_in_a_fixed_order() -> None:
    for text in documents(TOYS).values():
        assert json.dumps(json.loads(text), indent=2, ensure_ascii=False) + "\n" == text
        assert msgspec.json.decode(text)


SCHEMA = schemathesis.openapi.from_dict(openapi(TOYS))
SCHEMA.app = toy_app()
EXCLUDED = [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]  # 1.0 is no integer here


@SCHEMA.include(path_regex="^(?!/wrong)").parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_that_somebody_thinks_up_breaks_anything(case: Any) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED)


def test_every_operation_says_what_it_does_and_every_refusal_it_names_exists() -> None:
    """A code is one of the refusals of the hall or of any game, or has a status of its own."""
    known = {refusal.code for refusal in (*HALL_REFUSALS, *KERNEL_REFUSALS)} | STATUS.keys()
    for operation in OPERATIONS:
        assert operation.function.__doc__, operation.name
        strange = [c for c in operation.refusals if c not in known and not c.startswith("no-such-")]
        assert strange == [], operation.name
