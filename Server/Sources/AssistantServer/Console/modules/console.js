import { api, get } from "./api.js";
import { AppPage, apps } from "./apps.js";
import { h } from "./dom.js";
import { Flow } from "./flow.js";
import { Health } from "./health.js";
import { people } from "./people.js";
import { Talk } from "./talk.js";

const main = document.getElementById("main");
const titles = { talk: "Talk", flow: "Flow", apps: "Apps", people: "People and words", health: "Health" };
let [session, current, opening] = [null, null, 0];

// Light or dark: as the machine has it, until the person chooses.
const dark = matchMedia("(prefers-color-scheme: dark)");
function paint() { document.documentElement.dataset.theme = localStorage.getItem("errand.theme") ?? (dark.matches ? "dark" : "light"); }
paint();
dark.addEventListener("change", paint);
document.getElementById("theme").addEventListener("click", () => {
  localStorage.setItem("errand.theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  paint();
});

document.getElementById("leave").addEventListener("click", async () => {
  await api("DELETE", "session").catch(() => {});
  sessionStorage.clear();
  location.reload();
});

/** What shows a page: `open` makes its view, `close` ends what it has begun. */
function opener(page, [first, second]) {
  const again = () => show(false);
  switch (page) {
    case "flow": return new Flow(first, second);
    case "apps": return first ? new AppPage(session, first, again) : { open: apps };
    case "people": return { open: () => people(session, again) };
    case "health": return new Health();
    default:
      if (first) history.replaceState(null, "", "#/talk");
      return new Talk(session, first && decodeURIComponent(first));
  }
}

async function show(isUser) {
  const [, name = "talk", ...rest] = location.hash.split("/");
  const page = titles[name] ? name : "talk";
  const number = (opening += 1);
  current?.close?.();
  current = null;
  main.setAttribute("aria-busy", "true");
  // What was changed on a page stays where it was.
  const place = main.scrollTop;
  for (const link of document.querySelectorAll(".rail nav a")) {
    if (link.hash === `#/${page}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${titles[page]} – Errand`;
  try {
    const shown = opener(page, rest);
    const view = await shown.open();
    // Another page may have been chosen meanwhile.
    if (number !== opening) return shown.close?.();
    current = shown;
    main.replaceChildren(view);
    main.scrollTop = isUser ? 0 : place;
  } catch (error) {
    if (error.status === 401) return login();
    main.replaceChildren(h("div", { class: "page" }, h("h1", {}, "This page cannot be shown"),
      h("p", {}, error.status ? error.message : "The server does not answer. Start it again with: errand serve"),
      h("div", {}, h("button", { type: "button", class: "primary", onclick: () => show(false) }, "Try again"))));
  }
  main.removeAttribute("aria-busy");
  if (isUser) main.focus({ preventScroll: true });
}

function login(problem) {
  document.title = "Log in – Errand";
  main.removeAttribute("aria-busy");
  const field = h("input", { type: "password", id: "token", autocomplete: "current-password", required: true, spellcheck: "false" });
  main.replaceChildren(h("div", { class: "login" },
    h("h1", {}, "Log in"),
    h("p", { class: "soft" }, "Open the link that errand serve has printed, or enter a token. Make one with: errand token add --may converse --may confirm"),
    h("form", { class: "sheet", onsubmit: async (event) => {
      event.preventDefault();
      try { await api("POST", "session", { token: field.value.trim() }); start(); } catch (error) { login(error.message); }
    } }, h("label", { for: "token" }, "Token"), field, problem && h("p", { role: "alert", class: "small", style: { color: "var(--bad)" } }, problem),
    h("button", { class: "primary", type: "submit" }, "Log in"))));
  field.focus();
}

async function start() {
  try {
    session = await get("session");
  } catch (error) {
    if (error.status === 401) return login();
    main.replaceChildren(h("div", { class: "page" }, h("h1", {}, "The server does not answer"), h("p", {}, "The console tries again by itself.")));
    return setTimeout(start, 2000);
  }
  document.getElementById("leave").hidden = false;
  await show(false);
}

addEventListener("hashchange", () => { if (session) show(true); });
start();
