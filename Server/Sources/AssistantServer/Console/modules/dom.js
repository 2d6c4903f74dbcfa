// Elements are made of text and properties, never of markup: what people and apps write is shown as it is.

const svgNames = new Set(["svg", "path", "circle", "rect", "line", "text", "g", "defs", "marker", "title"]);

/** An element. `on…` properties are listeners, `style` sets single properties, `false` and `null` leave an attribute out. */
export function h(name, properties = {}, ...children) {
  const isDrawing = svgNames.has(name) && name !== "title";
  const element = isDrawing ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A small drawing beside words. */
export function icon(path) {
  return h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path }));
}

/** Tells something in passing. */
export function notify(text) {
  const place = document.getElementById("notice");
  place.textContent = text;
  clearTimeout(notify.timer);
  notify.timer = setTimeout(() => { place.textContent = ""; }, 6000);
}

/** A page with its heading. */
export function page(title, ...children) {
  const [actions, rest] = Array.isArray(children[0]) ? [children[0], children.slice(1)] : [[], children];
  return h("div", { class: "page" }, h("div", { class: "page-head" }, h("h1", {}, title), h("div", { class: "buttons" }, actions)), rest);
}

export function empty(text) { return h("p", { class: "empty" }, text); }

/** A time in the reader's way of writing. */
export function moment(text) {
  return new Date(text).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
