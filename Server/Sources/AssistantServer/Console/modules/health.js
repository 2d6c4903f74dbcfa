import { h, page } from "./dom.js";

/** How the server does: what its metrics say, drawn. */
export class Health {
  async open() {
    this.place = h("div", { class: "grid", style: { "--column": "13rem" } });
    await this.refresh();
    this.timer = setInterval(() => this.refresh().catch(() => {}), 5000);
    return page("Health", this.place);
  }

  close() { clearInterval(this.timer); }

  async refresh() {
    const [metrics, ready] = await Promise.all([
      fetch("/metrics").then((response) => response.text()),
      fetch("/ready").then((response) => response.ok).catch(() => false),
    ]);
    const samples = parse(metrics);
    const value = (name) => samples.find((one) => one.name === name)?.value ?? 0;
    const requests = samples.filter((one) => one.name === "errand_http_requests_total");
    const failed = requests.filter((one) => one.labels.status >= "500").reduce((sum, one) => sum + one.value, 0);
    const seconds = Date.now() / 1000 - value("process_start_time_seconds");
    this.place.replaceChildren(
      tile("Store", ready ? "works" : "does not work", "Turns are stored before they are acted on."),
      tile("Running for", age(seconds), `${value("errand_apps")} apps are connected.`),
      tile("Conversations in memory", value("errand_live_conversations"), `${value("errand_event_streams")} streams of events are open.`),
      tile("Requests", requests.reduce((sum, one) => sum + one.value, 0), `${failed} of them failed with the server's fault.`),
      histogram("How long turns took", samples.filter((one) => one.name === "errand_turn_seconds_bucket"), value("errand_turn_seconds_sum"), value("errand_turn_seconds_count")));
  }
}

function tile(title, number, words) {
  return h("section", { class: "sheet" }, h("h2", {}, title), h("p", { class: "number" }, String(number)), h("p", { class: "soft small" }, words));
}

function histogram(title, buckets, sum, count) {
  let before = 0;
  const bars = buckets.map((bucket) => {
    const own = bucket.value - before;
    before = bucket.value;
    return { own, label: bucket.labels.le === "+Inf" ? "more" : bucket.labels.le < 1 ? `${bucket.labels.le * 1000} ms` : `${bucket.labels.le} s` };
  }).filter((bar, index, all) => bar.own > 0 || (index > 0 && index < all.length - 1));
  const most = Math.max(1, ...bars.map((bar) => bar.own));
  return h("section", { class: "sheet", style: { "grid-column": "1 / -1" } }, h("h2", {}, title),
    h("p", { class: "soft small" }, count === 0 ? "No client has begun a turn yet." : `${count} turns, ${((sum / count) * 1000).toFixed(1)} ms on average.`),
    h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "up to"), h("th", { scope: "col" }, "turns"), h("td"))),
      h("tbody", {}, bars.map((bar) => h("tr", {}, h("th", { scope: "row" }, bar.label), h("td", {}, String(bar.own)),
        h("td", { style: { width: "70%" } }, h("svg", { viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true", style: { width: "100%", height: "12px" } },
          h("rect", { x: 0, y: 0, width: (100 * bar.own) / most, height: 6, rx: 1, style: { fill: "var(--accent)", stroke: "none" } })))))))));
}

function age(seconds) {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return seconds < 172800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86400)} days`;
}

/** Samples of Prometheus' text format. */
function parse(text) {
  return text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => {
    const [, name, labels, value] = line.match(/^([a-z_]+)(?:\{(.*)\})? (.+)$/) ?? [];
    const pairs = [...(labels ?? "").matchAll(/(\w+)="([^"]*)"/g)].map((pair) => [pair[1], pair[2]]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}
