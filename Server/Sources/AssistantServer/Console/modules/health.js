import { duration, h, page, sheet, table } from "./dom.js";

/** How the server does: what its metrics say, drawn. */
export class Health {
  async open() {
    this.place = h("div", { class: "grid tiles" });
    /** The samples before these, to know what happened between. */
    this.before = null;
    this.rates = [];
    await this.refresh();
    this.timer = setInterval(() => this.refresh().catch(() => this.lost()), 5000);
    return page("Health", { lead: "Since the server was started. It refreshes by itself." }, this.place);
  }

  close() { clearInterval(this.timer); }

  lost() {
    this.place.classList.add("stale");
    this.place.querySelector(".store .number")?.replaceChildren("no answer");
  }

  async refresh() {
    const metrics = await fetch("/metrics").then((response) => response.text());
    const samples = parse(metrics);
    const value = (name) => samples.find((one) => one.name === name)?.value ?? 0;
    const stored = samples.find((one) => one.name === "errand_store_bytes")?.value;
    const turns = histogramOf(samples, "errand_turn_seconds");
    const now = performance.now() / 1000;
    if (this.before) this.rates = [...this.rates, (turns.count - this.before.count) / (now - this.before.now)].slice(-40);
    this.before = { count: turns.count, now };
    const requests = samples.filter((one) => one.name === "errand_http_requests_total");
    const failed = requests.filter((one) => one.labels.status >= "500").reduce((sum, one) => sum + one.value, 0);
    const total = requests.reduce((sum, one) => sum + one.value, 0);
    this.place.classList.remove("stale");
    this.place.replaceChildren(
      tile("Store", value("errand_store_works") === 1 ? "works" : "fails", `Read in ${duration(value("errand_store_read_seconds"))}${stored === undefined ? "" : `, ${bytes(stored)} on disk`}.`, "store"),
      tile("Running for", age(Date.now() / 1000 - value("process_start_time_seconds")), `${value("errand_apps")} apps are connected.`),
      tile("Turns in progress", value("errand_turns_in_progress"), "The queue: begun, and not answered yet."),
      tile("Conversations in memory", value("errand_live_conversations"), `${value("errand_event_streams")} streams of events are open.`),
      tile("Requests", total, failed === 0 ? "None failed by the server's fault." : `${failed} failed by the server's fault.`),
      tile("Turns", turns.count, turns.count === 0 ? "None yet." : `Half within ${upTo(turns, 0.5)}, 19 of 20 within ${upTo(turns, 0.95)}.`),
      this.pulse(), histogram(turns), routes(samples));
  }

  /** Turns a second, since the page was opened. */
  pulse() {
    const most = Math.max(1, ...this.rates);
    const points = this.rates.map((rate, index) => `${(index / 39) * 300},${48 - (44 * rate) / most}`).join(" ");
    return sheet("Turns a second", { lead: this.rates.length === 0 ? "Measured while this page is open." : `Now ${this.rates.at(-1).toFixed(1)}, at most ${Math.max(...this.rates).toFixed(1)} while this page was open.`, wide: true },
      h("svg", { class: "pulse", viewBox: "0 0 300 50", preserveAspectRatio: "none", role: "img", "aria-label": "Turns a second, every five seconds" },
        h("line", { class: "ground", x1: 0, x2: 300, y1: 48, y2: 48 }), points && h("polyline", { points })));
  }
}

function tile(title, number, words, kind = "") {
  return h("section", { class: `sheet tile ${kind}`, "aria-label": title }, h("h2", {}, title), h("p", { class: "number" }, String(number)), h("p", { class: "soft small" }, words));
}

function histogramOf(samples, name, labels = {}) {
  const mine = (one) => Object.entries(labels).every(([key, text]) => one.labels[key] === text);
  let before = 0;
  const buckets = samples.filter((one) => one.name === `${name}_bucket` && mine(one)).map((bucket) => {
    const own = bucket.value - before;
    before = bucket.value;
    return { own, to: bucket.labels.le === "+Inf" ? Infinity : Number(bucket.labels.le) };
  });
  return { buckets, count: before, sum: samples.find((one) => one.name === `${name}_sum` && mine(one))?.value ?? 0 };
}

/** The bound that a share of the samples does not exceed. */
function upTo({ buckets, count }, share) {
  let seen = 0;
  const bucket = buckets.find((one) => (seen += one.own) >= share * count);
  return !bucket || bucket.to === Infinity ? "more than 10 s" : duration(bucket.to);
}

function histogram(turns) {
  const most = Math.max(1, ...turns.buckets.map((bucket) => bucket.own));
  return sheet("How long turns took", { lead: turns.count === 0 ? "Nobody has said anything since the server was started." : `${turns.count} turns, ${duration(turns.sum / turns.count)} on average, what apps did included.`, wide: true },
    h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Histogram" }, h("ol", { class: "bars" }, turns.buckets.map((bucket) => h("li", {},
      h("span", { class: "count" }, bucket.own || ""), h("i", { style: { "--share": `${(100 * bucket.own) / most}%` } }), h("span", {}, bucket.to === Infinity ? "more" : duration(bucket.to)))))));
}

function routes(samples) {
  const names = [...new Set(samples.filter((one) => one.name === "errand_http_request_seconds_count").map((one) => one.labels.route))];
  const rows = names.map((route) => ({ route, times: histogramOf(samples, "errand_http_request_seconds", { route }) })).toSorted((one, other) => other.times.count - one.times.count).slice(0, 12);
  return sheet("Requests by route", { wide: true }, table(["route", "requests", "on average", "19 of 20 within"], rows.map(({ route, times }) => [
    h("code", {}, route === "FileMiddleware" ? "the console's files" : route), String(times.count), duration(times.sum / Math.max(times.count, 1)), upTo(times, 0.95),
  ])));
}

function bytes(count) { return count < 1e6 ? `${Math.round(count / 1e3)} kB` : `${(count / 1e6).toFixed(1)} MB`; }

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
