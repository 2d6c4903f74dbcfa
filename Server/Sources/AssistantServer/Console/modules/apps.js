import { get, messageName, post, put } from "./api.js";
import { duration, empty, h, moment, notify, page, sheet, spaced, table } from "./dom.js";

const states = { running: "runs", starting: "is starting", stopped: "starts when it is needed", resting: "is left alone after failures" };

/** What is installed. */
export async function apps() {
  const { apps } = await get("apps");
  if (apps.length === 0) return page("Apps", {}, empty("No app is installed.", "Install one with: errand install FOLDER"));
  return page("Apps", { lead: `${apps.length} apps are connected. Open one to see how it runs, and to try it.` },
    h("div", { class: "grid" }, apps.map((app) => h("section", { class: "sheet app" },
      h("div", { class: "sheet-head" }, h("h2", {}, h("a", { href: `#/apps/${encodeURIComponent(app.id)}` }, app.name)), h("span", { class: "soft small" }, `${app.intents.length} intents`)),
      h("ul", { class: "plain small" }, app.intents.filter((intent) => intent.example).slice(0, 3).map((intent) => h("li", {}, say(intent.example)))),
      app.intents.length > 3 && h("p", { class: "small" }, h("a", { href: `#/apps/${encodeURIComponent(app.id)}` }, "All intents"))))));
}

function say(example) { return h("a", { href: `#/talk/${encodeURIComponent(example)}` }, `“${example}”`); }

/** One app in full. How it runs, how its calls go and what it prints is read again from time to time. */
export class AppPage {
  constructor(session, id, again) {
    this.session = session;
    this.id = decodeURIComponent(id);
    this.again = again;
    this.path = `apps/${encodeURIComponent(this.id)}`;
    this.isAdmin = session.scopes.includes("administer");
    this.state = h("div", { class: "columns" });
    this.log = h("div", { class: "log-place" });
  }

  async open() {
    const [app, { permissions }] = await Promise.all([this.refresh(), get("permissions")]);
    this.timer = setInterval(() => { if (!document.hidden) this.refresh().catch(() => {}); }, 5000);
    return page(app.name, { lead: app.id, actions: h("a", { class: "button", href: "#/apps" }, "All apps") }, this.state, about(app, permissions, this.session, this.again), this.log);
  }

  close() { clearInterval(this.timer); }

  async refresh() {
    const [app, log] = await Promise.all([get(this.path), this.isAdmin ? get(`${this.path}/log`) : null]);
    this.state.replaceChildren(running(app.running, app.running.state), calls(app.calls));
    // What somebody reads or selects stays as it is.
    if (log && JSON.stringify(log) !== this.shown) this.log.replaceChildren(logSheet(log));
    this.shown = JSON.stringify(log);
    return app;
  }
}

function about(app, permissions, session, again) {
  return [
    sheet("What it can be asked", { lead: "A form makes a request, which is resolved and confirmed like one that is said." },
      h("div", { class: "intents" }, app.intents.map((intent) => intentPart(app, intent)))),
    sheet("What it may use", { lead: "Decided by you, for yourself." }, rights(app, permissions.filter((permission) => permission.app === app.id), session, again)),
    app.words.length > 0 && sheet("Its words", {}, table(["word", "used for"], app.words.map((word) => [word.phrase, word.parameters.join(", ")]))),
  ];
}

function logSheet(log) {
  return sheet("Its log", { lead: "What its programs print, the latest last." },
    !log.isKept ? empty("Nothing is kept.", "This app runs in the server's process and prints where the server does.")
      : log.lines.length === 0 ? empty("It has not printed anything yet.") : h("pre", { tabindex: "0", role: "group", "aria-label": "Log" }, log.lines.join("\n")));
}

function running(it, state) {
  const facts = it.isContained ? [
    ["Program", states[state] + (it.rest ? ` for another ${Math.ceil(it.rest)} s` : "")],
    ["Sandbox", it.isolation ? `isolated by ${it.isolation}` : "not isolated on this machine; errand doctor says what is missing"],
    ["Network", it.mayUseNetwork ? "may connect to other machines" : "none"],
    ["Failures in a row", String(it.failures)],
    ["Version", it.version], ["Installed", `${moment(it.installed)} from ${it.source}`],
  ] : [["Program", "in the server's own process: it comes with errand"], ["Sandbox", "none, as it is part of errand"]];
  return sheet("How it runs", { actions: state && h("span", { class: `tag ${state}` }, state) }, h("dl", { class: "facts" }, facts.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])));
}

function calls(it) {
  if (it.count === 0) return sheet("Its calls", { lead: "In your latest 30 conversations." }, empty("It has not been called yet.", "Try one of its intents below."));
  const most = Math.max(...it.latest);
  return sheet("Its calls", { lead: "In your latest 30 conversations." },
    h("dl", { class: "facts" }, [
      ["Calls", `${it.count}, ${it.perSecond.toFixed(2)} a second in the last minute`],
      ["Failed", it.failed === 0 ? "none" : `${it.failed} (${it.failures.map((failure) => `${failure.code} ${failure.count}`).join(", ")})`],
      ["Half of them within", duration(it.median)], ["19 of 20 within", duration(it.p95)], ["Longest", duration(it.longest)],
    ].map(([name, value]) => [h("dt", {}, name), h("dd", { class: name === "Failed" && it.failed > 0 && "bad" }, value)])),
    h("svg", { class: "spark", viewBox: `0 0 ${it.latest.length * 5} 40`, preserveAspectRatio: "none", role: "img", "aria-label": `How long the latest ${it.latest.length} calls took` },
      it.latest.map((seconds, index) => h("rect", { x: index * 5, width: 4, y: 40 - Math.max(1, (38 * seconds) / most), height: Math.max(1, (38 * seconds) / most) }))));
}

function intentPart(app, intent) {
  return h("details", { class: "intent" },
    h("summary", {}, h("strong", {}, spaced(intent.name)), h("span", { class: "soft small" }, intent.name),
      intent.alwaysConfirms && h("span", { class: "tag" }, "always confirmed"), intent.needsUnlocking && h("span", { class: "tag" }, "needs unlocking")),
    intent.examples.length > 0 && h("ul", { class: "plain small" }, intent.examples.map((example) => h("li", {}, say(example)))),
    form(app, intent));
}

/** What each parameter takes, one field each. What stands in a field is read as an answer to its question would be. */
function form(app, intent) {
  const problem = h("p", { role: "alert", class: "small bad" });
  const fields = intent.parameters.map((parameter, index) => {
    const id = `${intent.name}-${index}`;
    const field = parameter.choices
      ? h("select", { id, name: parameter.name }, h("option", { value: "" }, "–"), parameter.choices.map((choice) => h("option", { value: spaced(choice) }, spaced(choice))))
      : h("input", { id, name: parameter.name, type: "text", autocomplete: "off", placeholder: parameter.kind + (parameter.isList ? ", or several" : "") });
    return h("div", { class: "field" }, h("label", { for: id, class: "small" }, spaced(parameter.name)), field);
  });
  return h("form", { class: "try", onsubmit: async (event) => {
    event.preventDefault();
    problem.textContent = "";
    const button = event.target.querySelector("[type=submit]");
    button.disabled = true;
    const values = Object.fromEntries([...new FormData(event.target)].filter(([, text]) => text.trim()));
    try {
      const { id } = await post("conversations");
      await post(`conversations/${id}/requests`, { intent: intent.name, app: app.id, values, message: messageName() });
      sessionStorage.setItem("errand.conversation", id);
      location.hash = "#/talk";
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      button.disabled = false;
    }
  } }, fields, problem, h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, "Try it")));
}

function rights(app, permissions, session, again) {
  if (permissions.length === 0) return empty("It asks for nothing.", app.running.isContained ? null : "Apps that come with errand have what they need.");
  const mayChange = session.scopes.includes("confirm");
  return table(["permission", "decision", ""], permissions.map((one) => [
    one.permission, one.isGranted === undefined ? "not decided: you are asked when it matters" : one.isGranted ? "granted" : "not granted",
    mayChange && [one.isGranted !== true && decide(app, one, true, "Grant", again), " ", one.isGranted !== false && decide(app, one, false, one.isGranted ? "Revoke" : "Refuse", again)],
  ]));
}

function decide(app, { permission }, isGranted, word, again) {
  return h("button", { type: "button", class: "small", "aria-label": `${word} ${permission}`, onclick: async () => {
    try {
      await put(`permissions/${encodeURIComponent(app.id)}/${permission}`, { isGranted });
      notify(`${app.name}: ${permission} is ${isGranted ? "granted" : "not granted"}.`);
      await again();
    } catch (error) { notify(error.message); }
  } }, word);
}
