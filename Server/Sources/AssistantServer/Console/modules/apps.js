import { get } from "./api.js";
import { empty, h, page } from "./dom.js";

/** What is installed, and what one may say to it. */
export async function apps() {
  const { apps } = await get("apps");
  if (apps.length === 0) return page("Apps", empty("No app is installed. Install one with: errand install FOLDER"));
  return page("Apps", h("p", { class: "soft" }, `${apps.length} apps. Choose a sentence to say it.`), h("div", { class: "grid" }, apps.map((app) =>
    h("section", { class: "sheet" }, h("h2", {}, app.name), h("p", { class: "soft small" }, app.id),
      h("div", { class: "scroll" }, h("table", {}, h("tbody", {}, app.intents.map((intent) => h("tr", {},
        h("td", {}, h("div", {}, spaced(intent.name)),
          intent.example && h("a", { class: "small", href: `#/talk/${encodeURIComponent(intent.example)}` }, `“${intent.example}”`)))))))))));
}

/** `INRequestRideIntent` as "Request ride". */
function spaced(name) {
  const words = name.replace(/^IN(?=[A-Z])|Intent$/g, "").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
  return words.charAt(0) + words.slice(1).toLowerCase();
}
