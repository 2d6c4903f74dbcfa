import { get, post, put, remove } from "./api.js";
import { empty, h, moment, notify, page } from "./dom.js";

/** Contacts, shortcuts, permissions and donations of the person; people and tokens, for those who administer the server. */
export async function people(session, again) {
  const mayChange = session.scopes.includes("confirm");
  const isAdmin = session.scopes.includes("administer");
  const [contacts, shortcuts, permissions, donations, tokens, known, apps] = await Promise.all([
    get("contacts"), get("shortcuts"), get("permissions"), get("donations?limit=30"), get("tokens"), isAdmin ? get("people") : { people: [] }, get("apps"),
  ]);
  const names = Object.fromEntries(apps.apps.map((app) => [app.id, app.name]));
  const doing = (work, words) => async () => {
    try { await work(); notify(words); await again(); } catch (error) { notify(error.message); }
  };
  const file = h("input", { type: "file", accept: ".vcf,text/vcard", hidden: true, "aria-label": "A vCard file", onchange: async () => {
    const text = await file.files[0].text();
    await doing(() => post("contacts", text), "The contacts are imported.")();
  } });
  return page("People and words",
    sheet("Contacts", mayChange && [file, h("button", { type: "button", onclick: () => file.click() }, "Import a vCard file")],
      contacts.contacts.length === 0 ? empty("No contacts yet.") : table(["name", "how to reach them", ""], contacts.contacts.map((contact) => [
        [contact.name, contact.isMe && [" ", h("span", { class: "tag" }, "you")], contact.relationship && h("div", { class: "soft small" }, contact.relationship)],
        contact.handles.map((handle) => h("div", {}, [handle.label, handle.value].filter(Boolean).join(" "))),
        mayChange && button("Remove", `Remove ${contact.name}`, doing(() => remove(`contacts/${encodeURIComponent(contact.id)}`), `${contact.name} is removed.`)),
      ]))),
    sheet("Shortcuts", null,
      shortcuts.shortcuts.length === 0 ? empty("No phrases of your own yet. After a request, say “make that a shortcut called …”.") : table(["phrase", "stands for", ""], shortcuts.shortcuts.map((one) => [
        `“${one.phrase}”`, [one.intent, one.app && ` with ${names[one.app] ?? one.app}`],
        mayChange && button("Remove", `Remove the shortcut ${one.phrase}`, doing(() => remove(`shortcuts/${encodeURIComponent(one.id)}`), "The shortcut is removed.")),
      ]))),
    sheet("What apps may use", null,
      permissions.permissions.length === 0 ? empty("No installed app asks for anything. The apps that come with errand run with it.") : table(["app", "permission", ""], permissions.permissions.map((one) => [
        names[one.app] ?? one.app, [one.permission, h("div", { class: "soft small" }, one.isGranted === undefined ? "not decided" : one.isGranted ? "granted" : "not granted")],
        mayChange && button(one.isGranted ? "Revoke" : "Grant", `${one.isGranted ? "Revoke" : "Grant"} ${one.permission} of ${names[one.app] ?? one.app}`,
          doing(() => put(`permissions/${encodeURIComponent(one.app)}/${one.permission}`, { isGranted: !one.isGranted }), "The permission is changed.")),
      ]))),
    sheet("What errand remembers", mayChange && donations.donations.length > 0 && h("button", { type: "button", class: "danger", onclick: doing(() => remove("donations"), "It is forgotten.") }, "Erase all"),
      donations.donations.length === 0 ? empty("Nothing yet.") : table(["when", "what", "with"], donations.donations.map((one) => [
        moment(one.time), one.subject, names[one.app] ?? one.app,
      ]))),
    sheet("Tokens", null,
      table(["token", "may", ""], tokens.tokens.map((one) => [
        [one.label || one.id, h("div", { class: "soft small" }, `${one.id} for ${one.person}${one.expires ? `, until ${moment(one.expires)}` : ""}`)],
        one.scopes.map((scope) => [h("span", { class: "tag" }, scope), " "]),
        one.id === session.token ? h("span", { class: "soft small" }, "this session") : (isAdmin || one.person === session.person) && button("Revoke", `Revoke the token ${one.id}`, doing(() => remove(`tokens/${one.id}`), "The token is revoked.")),
      ]))),
    isAdmin && sheet("People of this server", null, table(["name", "language and time zone"], known.people.map((one) => [one.id, `${one.locale}, ${one.timeZone}`]))));
}

function sheet(title, actions, ...content) {
  return h("section", { class: "sheet" }, h("div", { class: "page-head" }, h("h2", {}, title), h("div", { class: "buttons" }, actions)), content);
}

function table(heads, rows) {
  return h("div", { class: "scroll" }, h("table", {},
    h("thead", {}, h("tr", {}, heads.map((head) => (head ? h("th", { scope: "col" }, head) : h("td"))))),
    h("tbody", {}, rows.map((cells) => h("tr", {}, cells.map((cell, index) => h("td", { class: index === cells.length - 1 && cells.length > 2 && "end" }, cell)))))));
}

function button(text, description, act) {
  return h("button", { type: "button", "aria-label": description, onclick: act }, text);
}
