import { post, remove } from "./api.js";
import { h, moment, sheet, table } from "./dom.js";

const scopes = { converse: "talk with errand", confirm: "answer what it asks before it acts", administer: "administer this server" };
const day = 86_400;
const lives = [["until it is revoked", ""], ["for a day", day], ["for 30 days", 30 * day], ["for a year", 365 * day]];

/** The tokens that the session may see, and a form that makes one, for those who administer the server. */
export function tokensSheet(tokens, known, session, erasing, again) {
  const isAdmin = session.scopes.includes("administer");
  return sheet("Tokens", { lead: `Who may speak for you.${isAdmin ? "" : " Make one with: errand token add"}`, id: "tokens" },
    table(["token", "may", ""], tokens.map((one) => [
      h("div", {}, one.label || one.id, h("div", { class: "soft small" }, `${one.id} for ${one.person}${one.expires ? `, until ${moment(one.expires)}` : ""}`)),
      h("span", { class: "chips" }, one.scopes.map((scope) => h("span", { class: "tag" }, scope))),
      one.id === session.token ? h("span", { class: "soft small" }, "this session") : (isAdmin || one.person === session.person) &&
        erasing("Revoke", `Revoke the token ${one.label || one.id}`, { title: "Revoke this token?", text: `Whoever uses ${one.label || one.id} can do nothing with it from now on.`, yes: "Revoke it" },
          () => remove(`tokens/${one.id}`), "The token is revoked."),
    ])),
    isAdmin && making("Make a token", "Make it", tokenFields(known, session), async (data) => {
      const { token } = await post("tokens", {
        person: data.get("person"), label: data.get("label").trim(), scopes: data.getAll("scope"), ...(data.get("seconds") && { seconds: Number(data.get("seconds")) }),
      });
      await reveal(token);
      await again();
    }));
}

/** The people of the server, and a form that adds one, for those who administer it. */
export function peopleSheet(known, session, erasing, again) {
  // The first is whom the server belongs to, who cannot be removed.
  return sheet("People of this server", { lead: "Each has conversations, contacts and words of their own.", id: "known" },
    table(["name", "language", "time zone", ""], known.map((one, index) => [one.id, one.locale, one.timeZone,
      one.id === session.person ? h("span", { class: "soft small" }, "you") : index > 0 && erasing("Remove", `Remove the person ${one.id}`,
        { title: `Remove ${one.id}?`, text: "Their tokens work no longer. Their conversations and contacts stay in the data folder.", yes: "Remove" },
        () => remove(`people/${encodeURIComponent(one.id)}`), `${one.id} is removed.`)])),
    making("Add a person", "Add them", [
      field("Name", h("input", { type: "text", name: "id", id: "person-id", required: true, autocomplete: "off", spellcheck: "false" })),
      field("Language", h("input", { type: "text", name: "locale", id: "person-locale", value: known[0].locale, required: true, autocomplete: "off", spellcheck: "false" })),
      field("Time zone", h("input", { type: "text", name: "timeZone", id: "person-zone", value: known[0].timeZone, list: "zones", required: true, autocomplete: "off", spellcheck: "false" })),
      h("datalist", { id: "zones" }, (Intl.supportedValuesOf?.("timeZone") ?? []).map((zone) => h("option", { value: zone }))),
    ], async (data) => {
      await post("people", Object.fromEntries([...data].map(([name, text]) => [name, text.trim()])));
      await again();
    }));
}

function field(name, input) { return h("div", { class: "field" }, h("label", { for: input.id, class: "small" }, name), input); }

function tokenFields(known, session) {
  return [
    field("What it is for", h("input", { type: "text", name: "label", id: "token-label", autocomplete: "off", placeholder: "such as the phone", maxlength: 100 })),
    field("Person", h("select", { name: "person", id: "token-person" }, known.map((one) => h("option", { value: one.id, selected: one.id === session.person }, one.id)))),
    field("It works", h("select", { name: "seconds", id: "token-seconds" }, lives.map(([name, seconds]) => h("option", { value: seconds }, name)))),
    h("fieldset", { class: "field" }, h("legend", { class: "small" }, "Its holder may"), Object.entries(scopes).map(([scope, name]) =>
      h("label", { class: "check" }, h("input", { type: "checkbox", name: "scope", value: scope, checked: scope === "converse" }), h("span", {}, name)))),
  ];
}

/** A form below a heading that opens it; what is wrong is said in the form. */
function making(title, word, fields, make) {
  const problem = h("p", { role: "alert", class: "small bad" });
  return h("details", { class: "intent" }, h("summary", {}, h("strong", {}, title)),
    h("form", { class: "try", onsubmit: async (event) => {
      event.preventDefault();
      problem.textContent = "";
      const button = event.target.querySelector("[type=submit]");
      button.disabled = true;
      try { await make(new FormData(event.target)); } catch (error) { problem.textContent = error.message; } finally { button.disabled = false; }
    } }, fields, problem, h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, word))));
}

/** Shows a token, which the server does not know again, until the dialog is closed. */
function reveal(token) {
  return new Promise((done) => {
    const text = h("input", { type: "text", id: "made", readonly: true, value: token, spellcheck: "false", onfocus: () => text.select() });
    const copied = h("p", { role: "status", class: "small soft" });
    const copy = async () => {
      text.select();
      // Browsers let only pages of secure origins write to the clipboard; the text is selected in any case.
      try { await navigator.clipboard.writeText(token); copied.textContent = "It is copied."; } catch { copied.textContent = "It is selected: copy it with the keyboard."; }
    };
    const dialog = h("dialog", { class: "ask", "aria-labelledby": "made-title" },
      h("h2", { id: "made-title" }, "The token is made"), h("p", {}, "Copy it now: it is not shown again."),
      field("Token", text), copied,
      h("form", { method: "dialog", class: "buttons" }, h("button", { type: "button", onclick: copy }, "Copy"), h("button", { class: "primary" }, "Done")));
    dialog.addEventListener("close", () => {
      dialog.remove();
      done();
    });
    document.body.append(dialog);
    dialog.showModal();
    text.focus();
  });
}
