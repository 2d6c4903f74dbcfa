import { h } from "./dom.js";

/** A card as the assistant or its app describes it. `press` is called with the title of a button. */
export function card(card, press) {
  const rows = card.rows.length > 0 && h("dl", {}, card.rows.map((row) => [h("dt", {}, row.label), value(row.value)]));
  return h("section", { class: "card", "aria-label": card.title },
    h("header", {}, h("h3", {}, card.title), card.appName && h("span", { class: "soft" }, card.appName)),
    (card.supplied ?? []).map((part) => supplied(part, press)),
    rows,
    card.image && picture(card.image, card.title));
}

function value(text) {
  // Sums of money stand out.
  const isSum = /^(\p{Sc}\s?[\d.,\s]+|[\d.,\s]+\p{Sc})$/u.test(text.trim());
  return h("dd", { class: isSum && "sum" }, text);
}

function supplied(part, press) {
  switch (part.kind) {
    case "text": return h("p", {}, part.text);
    case "row": return h("dl", {}, h("dt", {}, part.label), value(part.value));
    case "list":
      return h("ul", {}, part.items.map((item) => h("li", {}, item.title, item.subtitle && h("span", { class: "soft" }, ` – ${item.subtitle}`))));
    case "image": return picture(part.image, "A picture from the app");
    case "map": return map(part.pins);
    case "progress":
      return h("label", { class: "small" }, part.label ?? "Progress", h("progress", { value: part.fraction, max: 1 }));
    case "button":
      return h("div", { class: "buttons" }, h("button", { type: "button", onclick: () => press(part.title) }, part.title));
    default: return null;
  }
}

function picture(base64, description) {
  const type = base64.startsWith("/9j/") ? "jpeg" : base64.startsWith("R0lG") ? "gif" : "png";
  return h("img", { src: `data:image/${type};base64,${base64}`, alt: description });
}

/** Places in their positions to each other, numbered. */
function map(pins) {
  const [width, height, margin, apart] = [320, 150, 22, 24];
  const places = pins.filter((pin) => Number.isFinite(pin.coordinate?.latitude));
  if (places.length === 0) return null;
  // Degrees of longitude are shorter away from the equator.
  const squeeze = Math.cos((places[0].coordinate.latitude * Math.PI) / 180);
  const points = places.map((pin) => ({ x: pin.coordinate.longitude * squeeze, y: -pin.coordinate.latitude }));
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const scale = Math.min((width - 2 * margin) / Math.max(right - left, 1e-9), (height - 2 * margin) / Math.max(bottom - top, 1e-9), 1e7);
  const drawn = h("svg", { class: "map", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `A map of ${places.length} places` });
  for (let x = 20; x < width; x += 40) drawn.append(h("line", { class: "street", x1: x, x2: x, y1: 0, y2: height }));
  for (let y = 15; y < height; y += 40) drawn.append(h("line", { class: "street", x1: 0, x2: width, y1: y, y2: y }));
  const taken = [];
  points.forEach((point, index) => {
    let [x, y] = [width / 2 + (point.x - (left + right) / 2) * scale, height / 2 + (point.y - (top + bottom) / 2) * scale];
    // Neighbours stand beside each other, so that each can be read.
    while (taken.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) x += apart / 2;
    taken.push({ x, y });
    drawn.append(h("g", {}, h("circle", { class: "pin", cx: x, cy: y, r: 11 }), h("text", { x, y: y + 4, "text-anchor": "middle" }, String(index + 1))));
  });
  return [drawn, h("ol", { class: "legend" }, places.map((pin) => h("li", {}, pin.title ?? "a place")))];
}
