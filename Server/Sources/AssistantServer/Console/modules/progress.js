import { get } from "./api.js";
import { h, spaced } from "./dom.js";

/** What an app is doing while a turn lasts, as the conversation's journal has it. */
export class Progress {
  constructor(apps) {
    this.apps = apps;
    this.words = h("span", { class: "soft small" });
    this.element = h("div", { class: "answer" }, h("p", { class: "thinking", role: "status", "aria-label": "Working on it" }, h("i"), h("i"), h("i"), this.words));
  }

  /** Looks into the journal of a conversation, if the turn lasts. */
  watch(conversation) {
    const started = performance.now();
    let last = null;
    const look = async () => {
      if (this.isOver) return;
      try {
        const path = `conversations/${conversation}/journal?limit=5000`;
        const { entries } = await get(last === null ? path : `${path}&after=${last}`);
        const calling = entries.findLast(({ entry }) => entry.kind === "calling");
        const answered = entries.findLast(({ entry }) => entry.kind === "answered");
        if (calling && !(answered?.sequence > calling.sequence)) this.call = calling.entry.call;
        else if (answered) this.call = null;
        last = entries.at(-1)?.sequence ?? last;
      } catch {
        // Whoever sends the words says that the server is away.
      }
      if (this.isOver) return;
      const seconds = Math.round((performance.now() - started) / 1000);
      this.words.textContent = this.call ? `${this.name(this.call)} · ${seconds} s` : seconds > 2 ? `${seconds} s` : "";
      this.timer = setTimeout(look, 700);
    };
    this.timer = setTimeout(look, 600);
  }

  name({ app, request }) {
    const { kind, parameter } = request.method;
    const name = this.apps[app]?.name ?? app;
    const work = { resolve: `looks at ${spaced(parameter ?? "")}`, options: `lists ${spaced(parameter ?? "")}`, confirm: "checks the request", handle: "is on it" };
    return `${name} ${work[kind] ?? "is at work"}`;
  }

  end() {
    this.isOver = true;
    clearTimeout(this.timer);
    this.element.remove();
  }
}
