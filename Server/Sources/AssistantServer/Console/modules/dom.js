// Elements are made of text and properties, never of markup: what people and apps write is shown as it is.

const svgNames = new Set(["svg", "path", "circle", "rect", "line", "text", "g", "defs", "marker", "title", "polyline", "ellipse"]);

/** An element. `on…` properties are listeners, `style` sets single properties, `false` and `null` leave an attribute out. */
export function h(name, properties = {}, ...children) {
  const isDrawing = svgNames.has(name);
  const element = isDrawing ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(4).filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return element;
}

/** A small drawing beside words. */
export function icon(path) {
  return h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path }));
}

/** Tells something in passing. */
export function notify(text) {
  const place = document.getElementById("notice");
  place.textContent = text;
  clearTimeout(notify.timer);
  notify.timer = setTimeout(() => { place.textContent = ""; }, 6000);
}

/** A page with its heading, a line below it, and what can be done. */
export function page(title, { lead, actions } = {}, ...children) {
  return h("div", { class: "page" },
    h("div", { class: "page-head" }, h("div", {}, h("h1", {}, title), lead && h("p", { class: "soft" }, lead)), actions && h("div", { class: "buttons" }, actions)),
    children);
}

export function sheet(title, { lead, actions, id, wide } = {}, ...content) {
  return h("section", { class: `sheet${wide ? " wide" : ""}`, id, "aria-label": title },
    h("div", { class: "sheet-head" }, h("div", {}, h("h2", {}, title), lead && h("p", { class: "soft small" }, lead)), actions && h("div", { class: "buttons" }, actions)),
    content);
}

/** What stands where nothing is yet: what is missing, and what to do about it. */
export function empty(text, advice, ...more) {
  return h("div", { class: "empty" }, h("p", {}, text), advice && h("p", { class: "soft small" }, advice), more);
}

/** Rows of cells below headings; on a narrow screen each row becomes a block whose cells bear their headings. */
export function table(heads, rows, caption) {
  return h("table", { class: "stacking" }, caption && h("caption", { class: "hidden" }, caption),
    h("thead", {}, h("tr", {}, heads.map((head) => (head ? h("th", { scope: "col" }, head) : h("td"))))),
    h("tbody", {}, rows.map((cells) => h("tr", {}, cells.map((cell, index) =>
      h("td", { class: !heads[index] && "end", "data-head": heads[index] || false }, cell))))));
}

/** Asks before something is done that cannot be undone. Resolves to whether it is to be done. */
export function ask(title, text, yes) {
  return new Promise((done) => {
    const dialog = h("dialog", { class: "ask", "aria-labelledby": "ask-title" },
      h("h2", { id: "ask-title" }, title), h("p", {}, text),
      h("form", { method: "dialog", class: "buttons" },
        h("button", { value: "no", autofocus: true }, "Keep it"), h("button", { value: "yes", class: "danger" }, yes)));
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

const [minute, day] = [60_000, 86_400_000];

/** A time in the reader's way of writing, short where it is near. */
export function moment(text) {
  const then = new Date(text);
  const now = new Date();
  const clock = then.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  if (Math.abs(now - then) < minute) return "just now";
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / day);
  if (days === 0) return `today ${clock}`;
  if (days === 1) return `yesterday ${clock}`;
  return then.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

/** A span of time, in the unit that reads best. */
export function duration(seconds) {
  if (seconds >= 60) return `${Math.round(seconds / 60)} min`;
  if (seconds >= 1) return `${Number(seconds.toFixed(1))} s`;
  return seconds >= 0.001 ? `${Number((seconds * 1000).toFixed(seconds < 0.01 ? 1 : 0))} ms` : `${Math.round(seconds * 1e6)} µs`;
}

/** `INRequestRideIntent` as "Request ride", `dropOffLocation` as "drop off location". */
export function spaced(name) {
  const words = name.replace(/^IN(?=[A-Z])|(?<=.)Intent$/g, "").replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return /^[A-Z]/.test(name) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** A round sign with a name's initials, or a picture. */
export function avatar(name, picture) {
  if (picture) return h("img", { class: "avatar", src: imageSource(picture), alt: "" });
  const words = name.split(/[\s,(]+/).filter((word) => /^\p{L}/u.test(word));
  const initials = [words[0], words.length > 1 && words[1]].filter(Boolean).map((word) => [...word][0].toUpperCase()).join("");
  const hue = [...name.split(/[,(]/)[0]].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 5, 0) + 1;
  return h("span", { class: "avatar", "aria-hidden": "true", style: { "--hue": `var(--s${hue})` } }, initials || "·");
}

/** The address of a picture that came in Base64. */
export function imageSource(base64) {
  const type = base64.startsWith("/9j/") ? "jpeg" : base64.startsWith("R0lG") ? "gif" : "png";
  return `data:image/${type};base64,${base64}`;
}
