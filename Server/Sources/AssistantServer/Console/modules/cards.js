import { avatar, h, icon, imageSource } from "./dom.js";
import { DrawnMap } from "./map.js";

const kinds = [
  [/Ride/, "ride", "M3 15v-3l2-5.5q.6-1.5 2.2-1.5h9.6q1.6 0 2.2 1.5L21 12v3zM3 14v4h3.2v-2M21 14v4h-3.2v-2M5.5 11h13"],
  [/Payment|PayBill|Transfer|Accounts|Bills/, "payment", "M3 6h18v12H3zM3 10h18M6 15h4"],
  [/Message/, "message", "M4 5h16v11H9l-5 4z"],
  [/Workout/, "workout", "M3 13h4l3-8 4 14 3-6h4"],
  [/Call/, "call", "M6 3h4l2 5-2.5 2q1.5 3 4.5 4.5l2-2.5 5 2v4q0 2-2 2Q4 19 4 5q0-2 2-2z"],
  [/Restaurant|Reservation/, "table", "M4 9h16M6 9v11M18 9v11M9 9V5h6v4"],
  [/Media|Radio/, "media", "M9 18V5l11-2v13M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3zM20 16a3 3 0 1 1-3-3 3 3 0 0 1 3 3z"],
  [/Task|Note/, "list", "M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11"],
];

/** A sum of money, such as `$20.00` or `20,00 €`. */
const sum = /^(?:\p{Sc}\s?\d[\d.,\s]*|\d[\d.,\s]*\s?\p{Sc})$/u;
/** A sum and its parts, such as `$36.08 (Base fare $2.50 and Time $6.84)`. */
const total = /^((?:\p{Sc}\s?[\d.,]+|[\d.,]+\s?\p{Sc}))\s*\((.+)\)$/u;
const part = /([\p{L}][\p{L}\s'’-]*?)\s+(\p{Sc}\s?[\d.,]*\d|[\d.,]*\d\s?\p{Sc})/gu;

/**
 * A card as the assistant or its app describes it. `about` says of which intent it is, and which message was dictated; `press` is called
 * with the title of a button.
 */
export class Card {
  constructor(card, about, press) {
    this.card = card;
    this.about = about;
    this.press = press;
    this.map = null;
    const [, kind, path] = kinds.find(([pattern]) => pattern.test(about.intent ?? "")) ?? [null, "", "M5 4h14v16H5zM9 9h6M9 13h6"];
    this.kind = kind;
    this.body = h("div", { class: "card-body" }, this.parts());
    this.element = h("section", { class: `card ${kind}`, "aria-label": card.title },
      h("header", {}, icon(path), h("h3", {}, card.title), card.appName && h("span", { class: "soft small" }, card.appName)), this.body);
  }

  /** Shows what has become of the same thing. Returns whether this card could. */
  update(card) {
    if (card.title !== this.card.title || card.appName !== this.card.appName) return false;
    this.card = card;
    const pins = card.supplied?.find((one) => one.kind === "map")?.pins;
    // The map stays, so that its vehicle moves instead of jumping.
    const kept = this.map && pins && this.map.move(pins) ? this.map : null;
    this.body.replaceChildren(...this.parts(kept));
    return true;
  }

  parts(keptMap = null) {
    const rows = [...this.card.rows];
    const top = this.headline(rows);
    return [
      top,
      ...(this.card.supplied ?? []).map((one) => this.supplied(one, keptMap)),
      ...grouped(rows).map((group) => (group.list ? options(group) : h("dl", {}, group.rows.map(({ label, value }) => row(label, value))))),
      this.card.image && picture(this.card.image, this.card.title),
    ].flat().filter(Boolean);
  }

  /** What the card is about, in large: with whom, how much, which words. Takes its rows away from the others. */
  headline(rows) {
    const take = (index) => (index >= 0 ? rows.splice(index, 1)[0] : null);
    if (this.kind === "payment" || this.kind === "message" || this.kind === "call") {
      const who = rows[0] && !sum.test(rows[0].value) && rows[0].value.length < 90 ? take(0) : null;
      const amount = take(rows.findIndex(({ value }) => sum.test(value)));
      const text = take(rows.findIndex(({ value }) => value === this.about.content));
      if (!who && !amount && !text) return null;
      return [
        h("div", { class: "headline" }, who && avatar(who.value), who && h("div", {}, h("span", { class: "soft small" }, who.label), person(who.value)),
          amount && h("div", { class: "amount" }, h("span", { class: "soft small" }, amount.label), h("strong", {}, amount.value))),
        text && h("blockquote", { "aria-label": text.label }, text.value),
      ];
    }
    if (this.kind === "workout" && rows.length > 0) {
      const [name, goal] = [take(0), take(0)];
      return h("div", { class: "headline" },
        h("div", {}, h("span", { class: "soft small" }, name.label), h("strong", { class: "large" }, name.value)),
        goal && h("div", { class: "amount" }, h("span", { class: "soft small" }, goal.label), h("strong", {}, goal.value)));
    }
    return null;
  }

  supplied(one, keptMap) {
    switch (one.kind) {
      case "text": return h("p", {}, one.text);
      case "row": return h("dl", {}, row(one.label, one.value));
      case "list":
        return h("ul", { class: "plain" }, one.items.map((item) => h("li", {}, item.title, item.subtitle && h("div", { class: "soft small" }, item.subtitle))));
      case "image": return picture(one.image, "A picture from the app");
      case "map":
        if (one.pins.length === 0) return null;
        this.map = keptMap ?? new DrawnMap(one.pins, this.kind === "ride");
        return this.map.element;
      case "progress":
        return h("label", { class: "small" }, one.label ?? "Progress", h("progress", { value: one.fraction, max: 1 }));
      case "button":
        return h("div", { class: "buttons" }, h("button", { type: "button", onclick: () => this.press(one.title) }, one.title));
      default: return null;
    }
  }
}

function person(value) {
  const [, name, address] = value.match(/^(.+?) \((.+)\)$/) ?? [null, value, null];
  return [h("strong", { class: "large" }, name), address && h("div", { class: "soft small" }, address)];
}

function row(label, value) {
  const [, whole, parts] = value.match(total) ?? [];
  const lines = parts ? [...parts.matchAll(part)].map(([, name, price]) => ({ name: name.replace(/^(?:and|und)\s+/, ""), price })) : [];
  const amounts = lines.map(({ price }) => Number(price.replace(/[^\d.,]/g, "").replace(/,(?=\d{1,2}$)/, ".").replace(/,/g, "")));
  if (lines.length < 2 || amounts.some((amount) => !Number.isFinite(amount))) {
    return [h("dt", {}, label), h("dd", { class: sum.test(value) && "sum" }, value)];
  }
  return [h("dt", {}, label), h("dd", { class: "breakdown" },
    h("strong", {}, whole),
    h("div", { class: "shares", "aria-hidden": "true" }, amounts.map((amount, index) => h("i", { style: { "flex-grow": String(amount), "--hue": `var(--s${(index % 5) + 1})` } }))),
    h("ul", { class: "plain small" }, lines.map(({ name, price }, index) =>
      h("li", {}, h("i", { "aria-hidden": "true", style: { "--hue": `var(--s${(index % 5) + 1})` } }), h("span", {}, name), h("span", { class: "price" }, price)))))];
}

/** Rows that are numbered, such as "Ride 1" and "Ride 2", are several of a kind. */
function grouped(rows) {
  const groups = [];
  for (const one of rows) {
    const [, name] = one.label.match(/^(.+) \d+$/) ?? [];
    const last = groups.at(-1);
    if (last && last.list === name) last.rows.push(one);
    else groups.push({ list: name, rows: [one] });
  }
  return groups;
}

function options(group) {
  return h("ul", { class: "plain options", "aria-label": group.list }, group.rows.map(({ value }) => {
    const [, title, rest] = value.match(/^([^,:]+)[,:]\s*(.*)$/s) ?? [null, value, ""];
    return h("li", {}, h("strong", {}, title), rest && h("span", { class: "soft small" }, rest));
  }));
}

function picture(base64, description) { return h("img", { src: imageSource(base64), alt: description }); }
