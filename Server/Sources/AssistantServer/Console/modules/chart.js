import { h, spaced } from "./dom.js";

// Where the phases stand: as in Documentation/StateChart.svg, in the order in which a request goes. Phases that are not here stand below.
const places = {
  idle: [85, 185], clarifying: [85, 45], choosingApp: [260, 45], permitting: [85, 325], unlocking: [260, 325], resolving: [300, 185],
  asking: [435, 45], listing: [610, 45], confirming: [515, 185], awaitingConfirmation: [610, 325], handling: [715, 185],
};
const asks = new Set(["clarifying", "choosingApp", "permitting", "unlocking", "asking", "awaitingConfirmation"]);
const [boxWidth, boxHeight, width] = [148, 38, 800];

/** The dialogue's state chart, from the table that the dialogue follows, with a turn's way lit. */
export class StateChart {
  constructor({ phases, rows }) {
    this.rows = rows;
    this.places = Object.fromEntries(phases.map((phase, index) => [phase, places[phase] ?? [85 + (index % 5) * 155, 395]]));
    this.height = phases.every((phase) => places[phase]) ? 370 : 440;
    // Ways that lead from nearly everywhere would hide the others; all of them are in the table.
    const counts = new Map();
    for (const { trigger } of rows) counts.set(trigger, (counts.get(trigger) ?? 0) + 1);
    this.edges = new Map();
    for (const { from, trigger, to, meaning } of rows) {
      if (counts.get(trigger) >= phases.length - 2) continue;
      for (const target of to) {
        if (target === from || (target === "idle" && from !== "handling") || (from !== "idle" && (trigger === "request" || trigger === "again"))) continue;
        if (from === "idle" && trigger !== "request") continue;
        if ((target === "unlocking" || target === "permitting") && from !== "idle") continue;
        if (target === "listing" && from !== "resolving" && from !== "asking") continue;
        const key = `${from} ${target}`;
        this.edges.set(key, [...(this.edges.get(key) ?? []), `${trigger}: ${meaning}`]);
      }
    }
  }

  words(steps) {
    if (steps.length === 0) return "The turn took no transition.";
    return [steps[0].from, ...steps.map((step) => step.to)].map(spaced).filter((phase, index, all) => phase !== all[index - 1]).join(" → ");
  }

  /** The chart, with the transitions lit that the entries up to that one have caused. */
  draw(steps, upTo) {
    const taken = steps.filter((step) => step.entry <= upTo);
    const drawing = h("svg", { class: "chart", viewBox: `0 0 ${width} ${this.height}`, role: "img", "aria-label": `State chart. ${this.words(steps)}` },
      h("defs", {}, ["faint", "lit"].map((kind) => h("marker", { id: `to-${kind}`, class: kind, viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "7", markerHeight: "7", orient: "auto" }, h("path", { d: "M0 0L8 4L0 8z" })))));
    for (const [key, reasons] of this.edges) {
      const [from, to] = key.split(" ");
      drawing.append(h("g", {}, h("title", {}, `${spaced(from)} to ${spaced(to)}\n${reasons.join("\n")}`), h("path", { class: "edge", d: this.line(from, to).d, "marker-end": "url(#to-faint)" })));
    }
    drawing.append(...this.lit(taken));
    const visited = new Map();
    for (const phase of [taken[0]?.from, ...taken.map((step) => step.to)].filter(Boolean)) visited.set(phase, (visited.get(phase) ?? 0) + 1);
    const now = taken.at(-1)?.to;
    for (const [phase, [x, y]] of Object.entries(this.places)) {
      const stays = taken.filter((step) => step.from === phase && step.to === phase).length;
      drawing.append(h("g", { class: `phase${asks.has(phase) ? " asks" : ""}${visited.has(phase) ? " visited" : ""}${phase === now ? " now" : ""}` },
        h("rect", { x: x - boxWidth / 2, y: y - boxHeight / 2, width: boxWidth, height: boxHeight, rx: 9 }),
        h("text", { x, y: y + 4, "text-anchor": "middle" }, spaced(phase) + (stays > 0 ? ` ×${stays + 1}` : ""))));
    }
    return drawing;
  }

  lit(taken) {
    const byEdge = new Map();
    taken.forEach((step, index) => {
      if (step.from === step.to) return;
      const key = `${step.from} ${step.to}`;
      byEdge.set(key, [...(byEdge.get(key) ?? []), { step, number: index + 1 }]);
    });
    return [...byEdge].map(([key, steps]) => {
      const { d, label } = this.line(...key.split(" "));
      return h("g", { class: "lit" }, h("title", {}, steps.map(({ step }) => `${step.trigger}: ${step.meaning}`).join("\n")),
        h("path", { class: "edge", d, "marker-end": "url(#to-lit)" }),
        h("text", { x: label.x, y: label.y, "text-anchor": "middle" }, steps.map(({ step, number }) => `${number} ${step.trigger}`).slice(0, 2).join(", ")));
    });
  }

  /** A line between two boxes, bent to the right, so that there and back lie apart. */
  line(from, to) {
    const [start, end] = [this.places[from], this.places[to]];
    const [x, y] = border(start, end);
    const [u, v] = border(end, start);
    const long = Math.hypot(u - x, v - y) || 1;
    const bend = 10 + long * 0.1;
    const [cx, cy] = [(x + u) / 2 - ((v - y) / long) * bend, (y + v) / 2 + ((u - x) / long) * bend];
    return { d: `M${x} ${y}Q${cx} ${cy} ${u} ${v}`, label: { x: (x + 2 * cx + u) / 4, y: (y + 2 * cy + v) / 4 + (cy > (y + v) / 2 ? 14 : -4) } };
  }
}

/** Where the line from one centre to another leaves the first box. */
function border([x, y], [u, v]) {
  const [dx, dy] = [u - x, v - y];
  const scale = Math.min(dx ? (boxWidth / 2 + 3) / Math.abs(dx) : Infinity, dy ? (boxHeight / 2 + 3) / Math.abs(dy) : Infinity);
  return [x + dx * scale, y + dy * scale];
}
