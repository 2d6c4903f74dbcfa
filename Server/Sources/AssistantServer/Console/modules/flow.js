import { ApiError, get, text } from "./api.js";
import { StateChart } from "./chart.js";
import { conversationChooser } from "./conversations.js";
import { empty, h, notify, page, sheet, spaced } from "./dom.js";
import { arrow, sequence, shortened } from "./sequence.js";
import { changes, words } from "./values.js";

/** What a turn consisted of: its words, who called whom with what and for how long, its way through the state chart, and why. */
export class Flow {
  constructor(conversation, turn) {
    this.id = conversation ?? sessionStorage.getItem("errand.conversation");
    this.number = Number(turn) || null;
    this.journal = [];
    this.step = null;
  }

  async open() {
    const { conversations } = await get("conversations?limit=30");
    const nothing = () => page("Flow", {}, empty("Nothing has been said yet.", "Say something in Talk, and see here what became of it.", h("a", { class: "button", href: "#/talk" }, "Go to Talk")));
    if (!conversations.some((one) => one.id === this.id)) this.id = conversations[0]?.id ?? null;
    if (this.id === null) return nothing();
    const [{ turns }, { apps }, chart] = await Promise.all([get(`conversations/${this.id}/turns?limit=1000`), get("apps"), get("statechart")]);
    if (turns.length === 0) return nothing();
    this.turns = turns;
    this.apps = Object.fromEntries(apps.map((app) => [app.id, app.name]));
    this.chart = new StateChart(chart);
    this.number = turns.some((one) => one.turn === this.number) ? this.number : turns.at(-1).turn;
    await this.read();
    this.list = h("div", { class: "turns", role: "group", "aria-label": "Turns" });
    this.detail = h("div", { class: "flow-detail" });
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    await this.show(this.number);
    this.stream = new EventSource(`/v1/conversations/${this.id}/events?after=${turns.at(-1).turn}`);
    this.stream.addEventListener("turn", (event) => this.more(JSON.parse(event.data)).catch((error) => notify(error.message)));
    this.timer = setInterval(() => this.look(), 1000);
    const chooser = conversationChooser(conversations, this.id, (id) => { location.hash = `#/flow/${id}`; });
    return page("Flow", { lead: "What became of each sentence.", actions: [chooser, h("button", { type: "button", onclick: () => this.copy() }, "Copy as a test scenario")] },
      h("div", { class: "flow" }, this.list, this.detail));
  }

  close() {
    this.isClosed = true;
    this.stream?.close();
    clearInterval(this.timer);
    document.removeEventListener("keydown", this.keys);
  }

  pressed(event) {
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") this.go(1);
    else if (event.key === "ArrowLeft") this.go(-1);
  }

  /** Reads what has come to the journal. Returns whether there was anything. */
  async read() {
    const { entries } = await get(`conversations/${this.id}/journal?limit=5000&after=${this.journal.at(-1)?.sequence ?? 0}`);
    this.journal.push(...entries.filter(({ sequence }) => sequence > (this.journal.at(-1)?.sequence ?? 0)));
    this.byTurn = byTurn(this.journal);
    return entries.length > 0;
  }

  get follows() { return this.number === this.turns.at(-1).turn && this.step === null; }

  /** Looks for what is happening: a turn is drawn while it lasts. */
  async look() {
    if (document.hidden || this.isLooking) return;
    this.isLooking = true;
    try {
      if (!(await this.read())) return;
      const { follows } = this;
      const number = Math.max(...this.byTurn.keys());
      if (number > this.turns.at(-1).turn) this.turns.push({ turn: number, ...begun(this.byTurn.get(number)[0].entry) });
      if (follows) await this.show(number);
      else this.drawList();
    } catch {
      // The stream says when the server is there again.
    } finally {
      this.isLooking = false;
    }
  }

  /** A turn that has just ended is shown, unless an earlier one is being studied. */
  async more(turn) {
    const { follows } = this;
    const index = this.turns.findIndex((one) => one.turn === turn.turn);
    if (index < 0) this.turns.push(turn);
    else this.turns[index] = turn;
    await this.read();
    if (follows) await this.show(turn.turn);
    else this.drawList();
  }

  async show(number) {
    this.number = number;
    this.step = null;
    const base = `conversations/${this.id}/turns/${number}`;
    const [explanation, path] = await Promise.all([
      get(`${base}/explanation`).catch((error) => ({ lines: ["", error.message] })),
      get(`${base}/path`).catch((error) => ({ steps: [], problem: error.message })),
    ]);
    // Another page, or another turn, may have been chosen meanwhile.
    if (this.isClosed || this.number !== number) return;
    [this.explanation, this.path] = [explanation, path];
    history.replaceState(null, "", `#/flow/${this.id}/${number}`);
    this.drawList();
    this.draw();
  }

  get entries() { return this.byTurn.get(this.number) ?? []; }

  /** Steps through the entries; without a step, all of them are shown. Beyond the ends lie the turns before and after. */
  async go(by) {
    const last = this.entries.length - 1;
    const next = this.step === null ? (by > 0 ? 0 : last) : this.step + by;
    if (next < 0 || next > last) {
      const other = this.turns[this.turns.findIndex((one) => one.turn === this.number) + by];
      if (!other) return;
      await this.show(other.turn);
      this.step = by > 0 ? 0 : this.entries.length - 1;
    } else this.step = next;
    this.draw();
  }

  drawList() {
    this.list.replaceChildren(...this.turns.map((turn) => h("button", {
      type: "button", "aria-pressed": String(turn.turn === this.number), title: turn.heard || "something happened", onclick: () => this.show(turn.turn),
    }, h("span", { class: "soft" }, String(turn.turn)), h("span", {}, turn.heard || "(something happened)"))));
    // When it stands on the page.
    requestAnimationFrame(() => this.list.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" }));
  }

  draw() {
    const focused = document.activeElement?.closest?.(".stepper") ? document.activeElement.getAttribute("aria-label") : null;
    const turn = this.turns.find((one) => one.turn === this.number);
    const at = this.step === null ? null : this.entries[this.step];
    const choose = (step) => { this.step = step; this.draw(); };
    const upTo = at?.sequence ?? Infinity;
    const scrolled = this.detail.querySelector(".sequence-frame")?.scrollLeft ?? 0;
    this.detail.replaceChildren(
      sheet("Words", { lead: reading(turn) }, words(turn, this.entries[0]?.entry)),
      sheet("Who did what", { lead: `${this.entries.length} entries of the journal. Click one, or step with the arrow keys.`, actions: this.stepper() },
        h("div", { class: "scroll sequence-frame", tabindex: "0", role: "group", "aria-label": "Sequence diagram" }, sequence(this.entries, this.step, this.apps, choose)),
        at && entryParts(at.entry, this.entries, this.step)),
      sheet("The way through the state chart", { lead: this.path.problem ?? this.chart.words(this.path.steps) },
        h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "State chart" }, this.chart.draw(this.path.steps, upTo))),
      sheet("Why", {}, h("div", { class: "why" }, why(this.explanation.lines))));
    this.detail.querySelector(".sequence-frame").scrollLeft = scrolled;
    if (focused) this.detail.querySelector(`[aria-label="${focused}"]`)?.focus();
  }

  stepper() {
    const count = this.entries.length;
    return h("div", { class: "stepper" },
      h("button", { type: "button", "aria-label": "Step back", onclick: () => this.go(-1) }, "←"),
      h("span", { class: "soft small", role: "status" }, this.step === null ? "whole turn" : `${this.step + 1} of ${count}`),
      h("button", { type: "button", "aria-label": "Step forward", onclick: () => this.go(1) }, "→"),
      this.step !== null && h("button", { type: "button", class: "quiet", onclick: () => { this.step = null; this.draw(); } }, "Whole turn"));
  }

  /** The scenario is what `errand-lab record` writes; where the browser may not copy it, it is shown. */
  async copy() {
    try {
      const scenario = await text(`conversations/${this.id}/scenario`);
      this.shown?.remove();
      this.shown = sheet("The conversation as a test scenario", { lead: "Run it with: errand-lab test FILE" }, h("pre", { tabindex: "0", class: "scenario" }, scenario));
      this.detail.prepend(this.shown);
      await navigator.clipboard.writeText(scenario).then(
        () => notify("The scenario is in the clipboard."), () => notify("The browser may not write to the clipboard; select the text to copy it."));
    } catch (error) {
      notify(error instanceof ApiError ? error.message : "The server does not answer.");
    }
  }
}

/** A turn that has not ended, as far as its first entry says what it is. */
function begun(entry) {
  const act = entry.event?.acts?.[0];
  return { heard: entry.event?.utterance ?? "", understood: { act: act?.kind ?? "notUnderstood", intent: act?.hypothesis?.intent }, messages: [] };
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
  const { act, reason, intent, score, template } = turn.understood;
  const acts = { request: "a request", value: "a value", choice: "a choice", yes: "a yes", no: "a no", cancel: "a cancellation", correction: "a correction", notUnderstood: "not understood" };
  return [
    turn.heard ? `Understood as ${acts[act] ?? spaced(act)}${intent ? `: ${spaced(intent).toLowerCase()}` : ""}` : "Nothing was said: something happened", reason && spaced(reason),
    score !== undefined && `${Math.round(score * 100)} % sure`, template && `by ${template}`,
  ].filter(Boolean).join(", ");
}

/** What an entry holds: of a call, the values before and after it. */
function entryParts(entry, entries, step) {
  return h("div", { class: "entry" }, h("h3", {}, shortened(arrow(entry).label, 90)), changes(entry, entries, step),
    h("details", {}, h("summary", {}, "As the journal has it"), h("pre", { tabindex: "0" }, JSON.stringify(entry, null, 2))));
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
