import { duration, h, spaced } from "./dom.js";

const [top, gap, timeLeft, width] = [62, 30, 560, 800];

/** A turn's journal as a sequence diagram: who told whom what, and beside it how long each call took. */
export function sequence(entries, step, apps, choose) {
  const app = entries.find((one) => one.entry.kind === "calling")?.entry.call.app ?? entries.find((one) => one.entry.kind === "openedApp")?.entry.app;
  const name = app ? apps[app] ?? app : null;
  const opens = entries.some((one) => one.entry.kind === "openedApp");
  const lanes = ["Person", "Assistant", ...(name ? ["Extension"] : []), ...(opens ? ["App"] : [])];
  const x = opens ? [60, 235, 410, 510] : [60, 250, 450];
  const rows = entries.map((one, index) => ({ ...one, index })).filter(({ entry }) => entry.kind !== "explained");
  const height = top + rows.length * gap + 12 + (isWaiting(rows) ? gap : 0);
  const clock = clockOf(rows);
  const drawing = h("svg", { class: "sequence", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${rows.length} messages between ${lanes.join(", ")}` },
    h("defs", {}, h("marker", { id: "tip", viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "7", markerHeight: "7", orient: "auto" }, h("path", { d: "M0 0L8 4L0 8z" }))),
    lanes.map((lane, index) => [
      h("text", { class: "lane-name", x: x[index], y: 14, "text-anchor": "middle" }, lane),
      index > 1 && h("text", { class: "soft", x: x[index], y: 29, "text-anchor": "middle" }, shortened(name, 16)),
      h("line", { class: "lane", x1: x[index], x2: x[index], y1: 36, y2: height - 4 }),
    ]), axis(clock, height));
  const started = new Map();
  rows.forEach(({ entry, index, time }, row) => {
    const y = top + row * gap;
    const { from, to, label } = arrow(entry);
    const group = h("g", { class: `step${step !== null && index > step ? " later" : ""}${step === index ? " now" : ""}`, onclick: () => choose(index) },
      h("title", {}, label), h("rect", { class: "row", x: 0, y: y - gap + 10, width, height: gap }));
    if (entry.kind === "calling") started.set(entry.call.number, { y, time });
    if (entry.kind === "answered" && started.has(entry.event.call)) {
      group.append(...bars(started.get(entry.event.call), { y, time }, entry.seconds, x[2], clock));
      started.delete(entry.event.call);
    }
    const end = Math.min(to, lanes.length - 1);
    if (from === end) group.append(h("text", { x: x[from] + 10, y: y + 4 }, shortened(label, 40)));
    else {
      group.append(h("line", { class: "arrow", x1: x[from], x2: x[end] + (end > from ? -6 : 6), y1: y, y2: y }),
        h("text", { x: (x[from] + x[end]) / 2, y: y - 6, "text-anchor": "middle" }, shortened(label, Math.floor(Math.abs(x[end] - x[from]) / 6.6))));
    }
    drawing.append(group);
  });
  for (const { y } of started.values()) {
    drawing.append(h("rect", { class: "bar waiting", x: x[2] - 5, y, width: 10, height: height - 8 - y, rx: 3 }),
      h("text", { class: "soft", x: x[2] + 12, y: height - 12 }, "no answer yet"));
  }
  return drawing;
}

/** From when until when the turn lasted, and where a time lies on its axis. */
function clockOf(rows) {
  const [first, last] = [rows[0]?.time ?? 0, Math.max(...rows.map((row) => row.time), (rows[0]?.time ?? 0) + 0.001)];
  const at = (time) => timeLeft + 10 + ((time - first) / (last - first)) * (width - timeLeft - 24);
  return { seconds: last - first, at };
}

function axis(clock, height) {
  return [
    h("text", { class: "lane-name", x: timeLeft + 10, y: 14 }, "Time"),
    h("text", { class: "soft", x: width - 12, y: 14, "text-anchor": "end" }, duration(clock.seconds)),
    h("line", { class: "lane", x1: timeLeft, x2: timeLeft, y1: 36, y2: height - 4 }),
  ];
}

/** Whether an app has not answered yet. */
function isWaiting(rows) { return rows.at(-1)?.entry.kind === "calling"; }

/** A call's bar on its lane, and the one on the axis of time. */
function bars(start, end, seconds, lane, clock) {
  const from = clock.at(end.time - seconds);
  const length = Math.max(clock.at(end.time) - from, 2);
  return [
    h("rect", { class: "bar", x: lane - 5, y: start.y, width: 10, height: end.y - start.y, rx: 3 }),
    h("rect", { class: "span", x: from, y: (start.y + end.y) / 2 - 5, width: length, height: 10, rx: 3 }),
    // Where there is no room on its right, the time stands on its left.
    from + length < width - 50
      ? h("text", { class: "soft", x: from + length + 5, y: (start.y + end.y) / 2 + 4 }, duration(seconds))
      : h("text", { class: "soft", x: from - 5, y: (start.y + end.y) / 2 + 4, "text-anchor": "end" }, duration(seconds)),
  ];
}

/** From which lane to which an entry goes, and its words. */
export function arrow(entry) {
  switch (entry.kind) {
    case "heard": return { from: 0, to: 1, label: `“${entry.event.utterance}”` };
    case "happened": return { from: 1, to: 1, label: spaced(entry.event.kind) };
    case "calling": return { from: 1, to: 2, label: method(entry.call) };
    case "answered": return { from: 2, to: 1, label: outcome(entry.event) };
    case "conveyed": return { from: 1, to: 0, label: entry.rendered.shown };
    case "openedApp": return { from: 1, to: 3, label: entry.accepted ? "opens the app" : "would open the app" };
    case "explained": return { from: 1, to: 1, label: `because ${entry.explanation?.code ?? ""}` };
    default: return { from: 1, to: 1, label: entry.kind };
  }
}

function method(call) {
  const { kind, parameter } = call.request.method;
  return parameter ? `${kind} ${parameter}` : kind;
}

function outcome(event) {
  const reply = event.reply ?? {};
  if (reply.kind === "resolved") return (reply.resolutions ?? []).map((one) => spaced(one.kind)).join(", ");
  if (reply.kind === "failed") return `failed: ${reply.failure?.code ?? ""}`;
  return spaced(reply.kind ?? event.kind);
}

export function shortened(text, most) {
  const line = text.replace(/\s+/g, " ");
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
