import { get } from "./api.js";
import { empty, h, moment, notify, page } from "./dom.js";

const colours = ["--s1", "--s2", "--s3", "--s4", "--s5"];

/** What a turn consisted of: its words, who called whom with what, and why. */
export class Flow {
  constructor(conversation, turn) {
    this.id = conversation ?? sessionStorage.getItem("errand.conversation");
    this.number = Number(turn) || null;
    this.step = null;
  }

  async open() {
    const { conversations } = await get("conversations?limit=30");
    this.id ??= conversations[0]?.id ?? null;
    if (this.id === null) return page("Flow", empty("Nothing has been said yet. Say something in Talk, and see here what became of it."));
    const [{ turns }, { apps }] = await Promise.all([get(`conversations/${this.id}/turns?limit=1000`), get("apps")]);
    if (turns.length === 0) return page("Flow", empty("Nothing has been said in this conversation yet."));
    this.turns = turns;
    this.apps = Object.fromEntries(apps.map((app) => [app.id, app.name]));
    this.number ??= turns.at(-1).turn;
    const { entries } = await get(`conversations/${this.id}/journal?limit=5000`);
    this.byTurn = byTurn(entries);
    this.list = h("div", { class: "sheet turns", role: "group", "aria-label": "Turns" });
    this.detail = h("div", { class: "page-detail", style: { display: "grid", gap: "1.25rem", "min-width": "0" } });
    this.keys = (event) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "ArrowRight") this.go(1);
      else if (event.key === "ArrowLeft") this.go(-1);
    };
    document.addEventListener("keydown", this.keys);
    await this.show(this.number);
    this.stream = new EventSource(`/v1/conversations/${this.id}/events?after=${turns.at(-1).turn}`);
    this.stream.addEventListener("turn", (event) => this.more(JSON.parse(event.data)));
    return page("Flow", [
      h("button", { type: "button", onclick: () => this.copy() }, "Copy as a test scenario"),
    ], h("div", { class: "flow" }, this.list, this.detail));
  }

  close() {
    this.stream?.close();
    document.removeEventListener("keydown", this.keys);
  }

  async more(turn) {
    this.turns.push(turn);
    const { entries } = await get(`conversations/${this.id}/journal?limit=5000`);
    this.byTurn = byTurn(entries);
    await this.show(turn.turn);
  }

  async show(number) {
    this.number = number;
    this.step = null;
    this.list.replaceChildren(...this.turns.map((turn) => h("button", {
      type: "button", "aria-pressed": String(turn.turn === number), title: turn.heard || "something happened", onclick: () => this.show(turn.turn),
    }, `${turn.turn}. ${turn.heard || "(something happened)"}`)));
    this.explanation = await get(`conversations/${this.id}/turns/${number}/explanation`).catch((error) => ({ lines: [error.message] }));
    this.draw();
  }

  get entries() { return this.byTurn.get(this.number) ?? []; }

  /** Steps through the entries; without a step, all of them are shown. */
  go(by) {
    const last = this.entries.length - 1;
    const next = this.step === null ? (by > 0 ? 0 : last) : this.step + by;
    this.step = next < 0 || next > last ? null : next;
    this.draw();
  }

  draw() {
    const turn = this.turns.find((one) => one.turn === this.number);
    const at = this.step === null ? null : this.entries[this.step];
    this.detail.replaceChildren(
      h("section", { class: "sheet" }, h("div", { class: "page-head" }, h("h2", {}, "Words"), h("span", { class: "soft small" }, reading(turn))),
        words(turn, this.entries[0]?.entry)),
      h("section", { class: "sheet" },
        h("div", { class: "page-head" }, h("h2", {}, "Who did what"),
          h("div", { class: "stepper" },
            h("button", { type: "button", "aria-label": "Step back", onclick: () => this.go(-1) }, "←"),
            h("span", { class: "soft small", role: "status" }, this.step === null ? `${this.entries.length} entries` : `entry ${this.step + 1} of ${this.entries.length}`),
            h("button", { type: "button", "aria-label": "Step forward", onclick: () => this.go(1) }, "→"))),
        h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Sequence diagram" }, sequence(this.entries, this.step, this.apps, (step) => { this.step = step; this.draw(); }))),
      ...(at ? [entrySheet(at.entry, this.entries, this.step)] : []),
      h("section", { class: "sheet why" }, h("h2", {}, "Why"), why(this.explanation.lines)));
  }

  async copy() {
    const lines = ["name: a conversation from the console", "surroundings:", "  contacts: sample", "steps:"];
    let isOpen = false;
    for (const turn of this.turns) {
      if (turn.heard) lines.push(`  - ${isOpen ? "answer" : "say"}: ${JSON.stringify(turn.heard)}`);
      if (turn.question?.kind === "confirmRequest") lines.push("  - expect confirmation: []");
      else if (turn.question?.parameter) lines.push(`  - expect prompt: ${turn.question.parameter}`);
      if (turn.outcome?.responseCode) lines.push(`  - expect response: ${turn.outcome.responseCode}`);
      isOpen = Boolean(turn.question);
    }
    await navigator.clipboard.writeText(`${lines.join("\n")}\n`).then(
      () => notify("The scenario is in the clipboard; run it with errand-lab test."), () => notify("The browser may not write to the clipboard."));
  }
}

/** The journal's entries by the number of their turn, as the server counts turns. */
function byTurn(entries) {
  const turns = new Map();
  let number = 0;
  for (const entry of entries) {
    if (entry.entry.kind === "heard" || entry.entry.kind === "happened") number += 1;
    if (!turns.has(number)) turns.set(number, []);
    turns.get(number).push(entry);
  }
  return turns;
}

function reading(turn) {
  const { act, intent, score } = turn.understood;
  return [act, intent, score && `${Math.round(score * 100)} %`].filter(Boolean).join(" · ");
}

/** The sentence, with the words coloured that a parameter took. */
function words(turn, heard) {
  if (!turn.heard) return h("p", { class: "soft" }, "Nothing was said: something happened.");
  const spans = (heard?.event?.acts?.[0]?.hypothesis?.spans ?? []).toSorted((one, other) => one.start - other.start);
  // Offsets count characters as people see them.
  const characters = [...new Intl.Segmenter().segment(turn.heard)].map((part) => part.segment);
  const parts = [];
  let position = 0;
  spans.forEach((span, index) => {
    if (span.start < position) return;
    parts.push(characters.slice(position, span.start).join(""));
    parts.push(h("mark", { style: { "--span": `var(${colours[index % colours.length]})` }, title: span.source },
      characters.slice(span.start, span.end).join(""), h("small", {}, span.role)));
    position = span.end;
  });
  parts.push(characters.slice(position).join(""));
  return h("p", { class: "words" }, parts);
}

function method(call) {
  const { kind, parameter } = call.request.method;
  return parameter ? `${kind} ${parameter}` : kind;
}

function outcome(event) {
  const reply = event.reply ?? {};
  if (reply.kind === "resolved") return (reply.resolutions ?? []).map((one) => one.kind).join(", ");
  return reply.kind ?? event.kind;
}

function sequence(entries, step, apps, choose) {
  const called = entries.find((one) => one.entry.kind === "calling")?.entry.call.app;
  const lanes = ["Person", "Assistant", called ? apps[called] ?? called : "App"];
  const x = [70, 300, 560];
  const rows = entries.map((one, index) => ({ entry: one.entry, index })).filter(({ entry }) => entry.kind !== "explained");
  const [top, gap] = [44, 34];
  const height = top + rows.length * gap + 20;
  const drawing = h("svg", { class: "sequence", viewBox: `0 0 680 ${height}`, role: "img", "aria-label": `${rows.length} messages between ${lanes.join(", ")}` },
    h("defs", {}, h("marker", { id: "tip", viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "7", markerHeight: "7", orient: "auto" }, h("path", { d: "M0 0L8 4L0 8z" }))),
    lanes.map((name, index) => [
      h("text", { class: "lane-name", x: x[index], y: 18, "text-anchor": "middle" }, name),
      h("line", { class: "lane", x1: x[index], x2: x[index], y1: 28, y2: height - 6 }),
    ]));
  const started = new Map();
  rows.forEach(({ entry, index }, row) => {
    const y = top + row * gap;
    const [from, to, label] = arrow(entry);
    const group = h("g", {
      class: `step${step !== null && index > step ? " later" : ""}${step === index ? " now" : ""}`, onclick: () => choose(index),
    });
    if (entry.kind === "calling") started.set(entry.call.number, y);
    if (entry.kind === "answered" && started.has(entry.event.call)) {
      const start = started.get(entry.event.call);
      group.append(h("rect", { class: "bar", x: x[2] - 5, y: start, width: 10, height: y - start, rx: 3 }),
        h("text", { class: "soft", x: x[2] + 14, y: (start + y) / 2 + 4 }, duration(entry.seconds)));
    }
    if (from === to) group.append(h("text", { x: x[from] + 12, y: y + 4 }, label));
    else {
      group.append(h("line", { class: "arrow", x1: x[from], x2: x[to] + (to > from ? -6 : 6), y1: y, y2: y }),
        h("text", { x: (x[from] + x[to]) / 2, y: y - 6, "text-anchor": "middle" }, shortened(label)));
    }
    drawing.append(group);
  });
  return drawing;
}

function arrow(entry) {
  switch (entry.kind) {
    case "heard": return [0, 1, `“${entry.event.utterance}”`];
    case "happened": return [1, 1, `${entry.event.kind}`];
    case "calling": return [1, 2, method(entry.call)];
    case "answered": return [2, 1, outcome(entry.event)];
    case "conveyed": return [1, 0, entry.rendered.shown];
    case "openedApp": return [1, 2, entry.accepted ? "opens the app" : "would open the app"];
    default: return [1, 1, entry.kind];
  }
}

function shortened(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length > 34 ? `${line.slice(0, 33)}…` : line;
}

function duration(seconds) {
  return seconds >= 1 ? `${seconds.toFixed(1)} s` : seconds >= 0.001 ? `${(seconds * 1000).toFixed(1)} ms` : `${Math.round(seconds * 1e6)} µs`;
}

/** An entry's values: of a call, before and after it. */
function entrySheet(entry, entries, step) {
  const title = arrow(entry)[2];
  const parts = [h("h2", {}, shortened(title))];
  if (entry.kind === "answered" || entry.kind === "calling") {
    const number = entry.kind === "calling" ? entry.call.number : entry.event.call;
    const calling = entries.find((one) => one.entry.kind === "calling" && one.entry.call.number === number)?.entry;
    const next = entries.slice(step + 1).find((one) => one.entry.kind === "calling" && one.entry.call.number !== number)?.entry;
    if (calling) parts.push(values(calling.call.request.intent.fields ?? {}, next?.call.request.intent.fields));
  }
  parts.push(h("details", {}, h("summary", {}, "As the journal has it"), h("pre", { tabindex: "0" }, JSON.stringify(entry, null, 2))));
  return h("section", { class: "sheet" }, parts);
}

function values(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after ?? {})])].sort();
  if (names.length === 0) return h("p", { class: "soft" }, "No value is known yet.");
  return h("div", { class: "scroll" }, h("table", { class: "values" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "parameter"), h("th", { scope: "col" }, "with this call"), h("th", { scope: "col" }, "with the next"))),
    h("tbody", {}, names.map((name) => {
      const [old, now] = [brief(before[name]), after ? brief(after[name]) : "–"];
      return h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, old), h("td", { class: after && old !== now && "changed" }, now));
    }))));
}

/** A value in few words: the names in it, or what it holds. */
function brief(value) {
  if (value === undefined) return "–";
  const [kind, content] = Object.entries(value)[0];
  if (kind === "list") return content.map(brief).join(", ");
  if (kind !== "record") return String(content);
  const fields = content.fields ?? {};
  for (const name of ["displayName", "spokenPhrase", "name", "title", "displayString"]) if (fields[name]?.string) return fields[name].string;
  return Object.entries(fields).map(([name, field]) => `${name} ${brief(field)}`).join(", ") || content.type;
}

function why(lines) {
  const parts = [];
  for (const line of lines.slice(1)) {
    if (line.startsWith("  ")) {
      if (parts.at(-1)?.tagName !== "UL") parts.push(h("ul"));
      parts.at(-1).append(h("li", {}, line.trim()));
    } else parts.push(h("h3", {}, line));
  }
  return parts;
}
