import { h } from "./dom.js";

const colours = ["--s1", "--s2", "--s3", "--s4", "--s5"];

/** The sentence, its words coloured by the span that used them, and what each span became. */
export function words(turn, heard) {
  if (!turn.heard) return h("p", { class: "soft" }, "No words.");
  const hypothesis = heard?.event?.acts?.[0]?.hypothesis;
  const spans = (hypothesis?.spans ?? []).toSorted((one, other) => one.start - other.start);
  // Offsets count characters as people see them.
  const characters = [...new Intl.Segmenter().segment(turn.heard)].map((part) => part.segment);
  const [parts, rows] = [[], []];
  let position = 0;
  spans.forEach((span, index) => {
    if (span.start < position) return;
    const hue = { "--hue": `var(${colours[index % colours.length]})` };
    parts.push(characters.slice(position, span.start).join(""));
    parts.push(h("mark", { style: hue, title: `${span.role}, by ${span.source}` }, characters.slice(span.start, span.end).join("")));
    rows.push(h("li", { style: hue }, h("i", { "aria-hidden": "true" }), h("strong", {}, span.role),
      h("span", {}, span.candidates?.length ? span.candidates.map(brief).join(" or ") : span.text), h("span", { class: "soft small" }, `by ${span.source}`)));
    position = span.end;
  });
  parts.push(characters.slice(position).join(""));
  const leftOut = hypothesis?.leftOut ?? [];
  return [
    h("p", { class: "words" }, parts),
    rows.length > 0 && h("ul", { class: "plain spans small" }, rows),
    leftOut.length > 0 && h("p", { class: "soft small" }, `Not used: ${leftOut.map((one) => `“${one.words ?? one.text ?? ""}”`).join(", ")}`),
  ];
}

/** The values of a call before it and after its answer. */
export function changes(entry, entries, step) {
  if (entry.kind !== "answered" && entry.kind !== "calling") return null;
  const number = entry.kind === "calling" ? entry.call.number : entry.event.call;
  const calling = entries.find((one) => one.entry.kind === "calling" && one.entry.call.number === number)?.entry;
  const answered = entries.find((one) => one.entry.kind === "answered" && one.entry.event.call === number)?.entry;
  if (!calling) return null;
  const before = calling.call.request.intent.fields ?? {};
  const next = entries.find((one) => one.entry.kind === "calling" && one.entry.call.number > number)?.entry;
  const after = next?.call.request.intent.fields ?? settled(calling, answered, before);
  const response = answered?.event.reply?.response;
  return [
    pairs(before, after),
    response && [h("h3", {}, `${response.type}`), pairs(null, response.fields ?? {})],
    answered?.remarks?.length > 0 && h("p", { class: "soft small" }, answered.remarks.join(" ")),
  ];
}

/** The values as the answer leaves them, where no later call shows them. */
function settled(calling, answered, before) {
  const { parameter } = calling.call.request.method;
  const resolutions = answered?.event.reply?.resolutions ?? [];
  if (!parameter || resolutions.length !== 1 || resolutions[0].kind !== "success") return answered ? before : null;
  return { ...before, [parameter]: resolutions[0].value };
}

function pairs(before, after) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((name) => name !== "userActivity").sort();
  if (names.length === 0) return h("p", { class: "soft small" }, "No value is known yet.");
  return h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Values" }, h("table", { class: "values" },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, before ? "parameter" : "field"), before && h("th", { scope: "col" }, "before"), h("th", { scope: "col" }, before ? "after" : "value"))),
    h("tbody", {}, names.map((name) => {
      const [old, now] = [brief(before?.[name]), after ? brief(after[name]) : "no answer yet"];
      return h("tr", {}, h("th", { scope: "row" }, name), before && h("td", {}, old), h("td", { class: before && after && old !== now && "changed" }, now));
    }))));
}

/** A value in few words: the names in it, or what it holds. */
export function brief(value) {
  if (value === undefined || value === null) return "–";
  const [kind, content] = Object.entries(value)[0];
  if (kind === "list") return content.map(brief).join(", ") || "none";
  if (kind === "date") return new Date((content + 978307200) * 1000).toLocaleString();
  if (kind === "dateComponents" && typeof content === "object") return Object.entries(content).filter(([, part]) => typeof part === "number").map(([name, part]) => `${name} ${part}`).join(", ");
  if (kind === "data") return "data";
  if (kind !== "record") return typeof content === "object" ? JSON.stringify(content) : String(content);
  const fields = content.fields ?? {};
  if (content.type === "INCurrencyAmount") return `${brief(fields.amount)} ${brief(fields.currencyCode)}`;
  for (const name of ["displayName", "spokenPhrase", "name", "title", "displayString"]) if (fields[name]?.string) return fields[name].string;
  return Object.entries(fields).map(([name, field]) => `${name} ${brief(field)}`).join(", ") || content.type;
}
