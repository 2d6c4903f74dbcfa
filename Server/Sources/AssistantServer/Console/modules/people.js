import { peopleSheet, tokensSheet } from "./access.js";
import { get, post, put, remove } from "./api.js";
import { ask, avatar, empty, h, moment, notify, page, sheet, spaced, table } from "./dom.js";

/** Contacts, words, permissions, shortcuts and donations of the person; people and tokens, for those who administer the server. */
export async function people(session, again) {
  const mayChange = session.scopes.includes("confirm");
  const isAdmin = session.scopes.includes("administer");
  const [contacts, shortcuts, permissions, donations, tokens, known, apps, words] = await Promise.all([
    get("contacts"), get("shortcuts"), get("permissions"), get("donations?limit=30"), get("tokens"), isAdmin ? get("people") : { people: [] }, get("apps"), get("vocabulary"),
  ]);
  const names = Object.fromEntries(apps.apps.map((app) => [app.id, app.name]));
  const doing = (work, done) => async () => {
    try { await work(); notify(done); await again(); } catch (error) { notify(error.message); }
  };
  /** A button that asks first, since what it does cannot be undone. */
  const erasing = (text, label, question, work, done) => h("button", { type: "button", class: "small danger quiet", "aria-label": label, onclick: async () => {
    if (await ask(question.title, question.text, question.yes)) await doing(work, done)();
  } }, text);
  return page("People and words", { lead: "What errand knows for you, and what you let apps use." },
    contactsSheet(contacts.contacts, mayChange, doing, erasing),
    sheet("Shortcuts", { lead: "Phrases of your own." },
      shortcuts.shortcuts.length === 0 ? empty("No phrases yet.", "After a request, say “make that a shortcut called …”.") : table(["phrase", "stands for", ""], shortcuts.shortcuts.map((one) => [
        `“${one.phrase}”`, [spaced(one.intent), one.app && ` with ${names[one.app] ?? one.app}`],
        mayChange && erasing("Remove", `Remove the shortcut ${one.phrase}`, { title: `Remove “${one.phrase}”?`, text: "The phrase then means what its words mean.", yes: "Remove it" },
          () => remove(`shortcuts/${encodeURIComponent(one.id)}`), "The shortcut is removed."),
      ]))),
    sheet("Words of your apps", { lead: "Names that apps have told errand for you: playlists, lists, groups." },
      words.vocabulary.length === 0 ? empty("No app has told any.", "Apps do that when they run for the first time.") : table(["app", "words"], words.vocabulary.map((one) => [
        names[one.app] ?? one.app, h("span", { class: "chips" }, one.words.slice(0, 40).map((word) => h("span", { class: "chip", title: word.parameters.join(", ") }, word.phrase)), one.words.length > 40 && h("span", { class: "soft small" }, ` and ${one.words.length - 40} more`)),
      ]))),
    sheet("What apps may use", {},
      permissions.permissions.length === 0 ? empty("No installed app asks for anything.", "Apps that come with errand have what they need.") : table(["app", "permission", ""], permissions.permissions.map((one) => [
        names[one.app] ?? one.app, [one.permission, h("div", { class: "soft small" }, one.isGranted === undefined ? "not decided" : one.isGranted ? "granted" : "not granted")],
        mayChange && h("button", { type: "button", class: "small", "aria-label": `${one.isGranted ? "Revoke" : "Grant"} ${one.permission} of ${names[one.app] ?? one.app}`,
          onclick: doing(() => put(`permissions/${encodeURIComponent(one.app)}/${one.permission}`, { isGranted: !one.isGranted }), "The permission is changed.") }, one.isGranted ? "Revoke" : "Grant"),
      ]))),
    donationsSheet(donations.donations, names, mayChange, erasing),
    tokensSheet(tokens.tokens, known.people, session, erasing, again),
    isAdmin && peopleSheet(known.people, session, erasing, again));
}

function contactsSheet(contacts, mayChange, doing, erasing) {
  const file = h("input", { type: "file", accept: ".vcf,text/vcard", hidden: true, "aria-label": "A vCard file", onchange: async () => {
    const cards = await file.files[0].text();
    await doing(() => post("contacts", cards), "The contacts are imported.")();
  } });
  const list = h("ul", { class: "plain contacts" }, contacts.map((contact) => h("li", { "data-name": `${contact.name} ${contact.nicknames.join(" ")}`.toLowerCase() }, avatar(contact.name),
    h("div", { class: "who" }, h("strong", {}, contact.name, contact.isMe && [" ", h("span", { class: "tag" }, "you")]),
      h("div", { class: "soft small" }, [contact.relationship, contact.organization, contact.nicknames.length > 0 && `“${contact.nicknames.join("”, “")}”`].filter(Boolean).join(", "))),
    h("div", { class: "handles small" }, contact.handles.map((handle) => h("div", {}, handle.label && h("span", { class: "soft" }, `${handle.label} `), handle.value))),
    mayChange && erasing("Remove", `Remove ${contact.name}`, { title: `Remove ${contact.name}?`, text: "Errand then no longer knows the name, the numbers and the addresses.", yes: "Remove" },
      () => remove(`contacts/${encodeURIComponent(contact.id)}`), `${contact.name} is removed.`))));
  const search = contacts.length > 8 && h("input", { type: "search", class: "search", "aria-label": "Find a contact", placeholder: "Find a contact", oninput: () => {
    const sought = search.value.trim().toLowerCase();
    for (const item of list.children) item.hidden = !item.dataset.name.includes(sought);
  } });
  return sheet("Contacts", { lead: `${contacts.length} people`, actions: [search, mayChange && [file, h("button", { type: "button", onclick: () => file.click() }, "Import a vCard file")]] },
    contacts.length === 0 ? empty("No contacts yet.", "Import a vCard file, which address books of phones and mail programs can write.") : list);
}

function donationsSheet(donations, names, mayChange, erasing) {
  const apps = [...new Set(donations.map((one) => one.app))];
  const erase = (app) => erasing(app ? `Erase those of ${names[app] ?? app}` : "Erase all", app ? `Erase what is remembered of ${names[app] ?? app}` : "Erase all that is remembered",
    { title: "Erase what errand remembers?", text: `${app ? `What you did with ${names[app] ?? app}` : "Everything that you did"} is forgotten, and suggestions no longer follow from it. That cannot be undone.`, yes: "Erase it" },
    () => remove(app ? `donations?app=${encodeURIComponent(app)}` : "donations"), "It is forgotten.");
  return sheet("What errand remembers", { lead: "What you did lately, from which it knows which app and whom you mean.", actions: mayChange && donations.length > 0 && [apps.length > 1 && apps.map(erase), erase(null)] },
    donations.length === 0 ? empty("Nothing yet.", "It fills while you use your apps.") : table(["when", "what", "with"], donations.map((one) => [moment(one.time), spaced(one.subject), names[one.app] ?? one.app])));
}
