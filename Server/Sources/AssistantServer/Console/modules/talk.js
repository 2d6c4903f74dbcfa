import { card } from "./cards.js";
import { get, messageName, post, postUntilAnswered } from "./api.js";
import { h, icon, moment, notify } from "./dom.js";

const kept = "errand.conversation";
const consents = new Set(["confirmRequest", "permit"]);

/** The conversation: what was said, choices, confirmations, and what happens by itself. */
export class Talk {
  constructor(session) {
    this.session = session;
    this.shown = new Set();
    this.question = null;
    this.id = null;
    this.sending = false;
  }

  async open() {
    this.log = h("div", { class: "log", role: "log", "aria-live": "polite", "aria-label": "Conversation", tabindex: "0" });
    this.place = h("div", { class: "composer" });
    this.state = h("span", { class: "state" }, "connected");
    this.chooser = h("select", { "aria-label": "Conversation", onchange: () => this.enter(this.chooser.value) });
    this.view = h("div", { class: "talk" },
      h("div", { class: "talk-head" }, h("h1", {}, "Talk"), this.state, this.chooser,
        h("button", { type: "button", onclick: () => this.begin() }, "New")),
      this.log, this.place);
    this.input = h("input", {
      type: "text", "aria-label": "What do you want?", placeholder: "Say what you want…", autocomplete: "off", enterkeyhint: "send", maxlength: "4000",
    });
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    const remembered = sessionStorage.getItem(kept);
    const conversations = await this.conversations();
    this.ready = this.enter(remembered ?? conversations[0]?.id ?? null);
    return this.view;
  }

  close() {
    this.stream?.close();
    this.stream = null;
    document.removeEventListener("keydown", this.keys);
  }

  async conversations() {
    const { conversations } = await get("conversations?limit=30");
    this.chooser.replaceChildren(
      ...conversations.map((one) => h("option", { value: one.id }, moment(one.started ?? one.last))));
    return conversations;
  }

  /** Shows a conversation from its beginning and follows it; `null` for one that begins with the next words. */
  async enter(id) {
    this.stream?.close();
    this.stream = null;
    this.id = id;
    this.shown = new Set();
    this.question = null;
    this.log.replaceChildren();
    if (id === null) {
      await this.greet();
      return this.compose();
    }
    sessionStorage.setItem(kept, id);
    if (![...this.chooser.options].some((option) => option.value === id)) {
      this.chooser.prepend(h("option", { value: id }, "This conversation"));
    }
    this.chooser.value = id;
    try {
      const { turns } = await get(`conversations/${id}/turns?limit=1000`);
      for (const turn of turns) this.show(turn);
      if (turns.length === 0) await this.greet();
      this.follow(turns.at(-1)?.turn ?? 0);
    } catch (error) {
      if (error.status !== 404) notify(error.message);
      sessionStorage.removeItem(kept);
      return this.enter(null);
    }
    this.compose();
  }

  async begin() {
    sessionStorage.removeItem(kept);
    await this.enter(null);
    this.input.focus();
  }

  async greet() {
    const { suggestions } = await get("suggestions").catch(() => ({ suggestions: [] }));
    this.log.replaceChildren(h("div", { class: "start" },
      h("h2", {}, "What can I do for you?"),
      h("div", { class: "buttons" }, suggestions.slice(0, 5).map((text) => h("button", { type: "button", onclick: () => this.say(text) }, text)))));
  }

  /** Hears of turns that others begin, and of what happens by itself. The browser connects again where a connection ends. */
  follow(last) {
    this.last = last;
    const stream = new EventSource(`/v1/conversations/${this.id}/events?after=${last}`);
    stream.onopen = () => this.away(false);
    stream.onerror = () => {
      this.away(true);
      // Where the server answers with an error, the browser gives up.
      if (stream.readyState === EventSource.CLOSED && this.stream === stream) {
        setTimeout(() => { if (this.stream === stream) this.follow(this.last); }, 2000);
      }
    };
    stream.addEventListener("turn", (event) => {
      this.last = Number(event.lastEventId);
      const turn = JSON.parse(event.data);
      // The answer to what this page says comes by itself, too.
      if (!this.shown.has(turn.turn)) this.happened(turn);
    });
    this.stream = stream;
  }

  async happened(turn) {
    const [before, asked] = [this.question, this.asked];
    this.show(turn);
    // What happens by itself leaves a question open that it does not repeat.
    if (before && !this.question) {
      const { question } = await get(`conversations/${this.id}`).catch(() => ({}));
      if (question?.reference === before.reference) [this.question, this.asked] = [before, asked];
    }
    if (!this.sending) this.compose();
  }

  away(isAway) {
    this.state.classList.toggle("away", isAway);
    this.state.textContent = isAway ? "reconnecting…" : "connected";
  }

  // What was said and answered

  show(turn) {
    if (this.shown.has(turn.turn)) return;
    this.shown.add(turn.turn);
    this.log.querySelector(".start")?.remove();
    for (const old of this.log.querySelectorAll(".choices button, .card .buttons button")) old.disabled = true;
    if (turn.heard) {
      const pending = this.log.querySelector(".said.pending");
      pending?.remove();
      this.log.append(h("div", { class: "said" }, h("p", {}, turn.heard)));
    }
    const answer = h("div", { class: turn.heard ? "answer" : "answer happening" },
      turn.messages.map((message, index) => [
        h("p", {}, message.shown),
        message.card && card(message.card, (title) => this.say(title)),
        index === turn.messages.length - 1 && turn.question && !consents.has(turn.question.kind) && message.choices.length > 0 &&
          h("div", { class: "choices", role: "group", "aria-label": "Choices" }, message.choices.map((choice, number) =>
            h("button", { type: "button", onclick: () => this.say(choice) }, h("kbd", {}, String(number + 1)), h("span", {}, choice)))),
      ]),
      h("div", { class: "meta" }, h("a", { href: `#/flow/${this.id}/${turn.turn}` }, "Why?")));
    this.log.append(answer);
    this.question = turn.question ?? null;
    this.asked = turn.messages.at(-1)?.shown ?? "";
    this.reveal();
  }

  /** Shows the end of the conversation, or the beginning of an answer that is longer than the window. */
  reveal() {
    const answer = this.log.lastElementChild;
    const top = this.log.scrollHeight - this.log.clientHeight;
    const start = answer?.classList.contains("answer") ? answer.offsetTop - this.log.offsetTop - 70 : top;
    this.log.scrollTop = Math.min(top, start);
  }

  // Saying something

  compose() {
    const isConsent = this.question !== null && consents.has(this.question.kind);
    const mayConfirm = this.session.scopes.includes("confirm");
    const form = h("form", { onsubmit: (event) => { event.preventDefault(); this.say(this.input.value); } },
      this.input, this.microphone(), h("button", { class: "primary", type: "submit" }, "Send"));
    this.place.replaceChildren(...[
      isConsent && h("section", { class: "confirm", "aria-labelledby": "confirm-title" },
        h("h2", { id: "confirm-title" }, icon("M12 3l10 18H2zM12 10v5M12 18v.1"), mayConfirm ? "This needs your yes" : "This needs somebody who may confirm it"),
        h("p", {}, this.asked),
        mayConfirm && h("div", { class: "buttons" },
          h("button", { type: "button", class: "primary", onclick: () => this.say("yes") }, "Yes, do it"),
          h("button", { type: "button", onclick: () => this.say("no") }, "No"))),
      form,
    ].filter(Boolean));
    if (matchMedia("(pointer: fine)").matches) this.input.focus({ preventScroll: true });
    this.chooser.hidden = this.chooser.options.length === 0;
    this.reveal();
  }

  async say(text) {
    if (!text.trim() || this.sending) return;
    this.sending = true;
    this.input.value = "";
    const thinking = h("div", { class: "answer" }, h("p", { class: "thinking", role: "status", "aria-label": "Working on it" }, h("i"), h("i"), h("i")));
    try {
      if (this.id === null) {
        const { id } = await post("conversations");
        this.id = id;
        sessionStorage.setItem(kept, id);
        this.log.replaceChildren();
        this.follow(0);
        this.chooser.prepend(h("option", { value: id }, "This conversation"));
        this.chooser.value = id;
      }
      this.log.querySelector(".start")?.remove();
      this.log.append(h("div", { class: "said pending" }, h("p", {}, text)), thinking);
      this.log.scrollTop = this.log.scrollHeight;
      const answers = { text, message: messageName() };
      // A yes is for what this page shows, not for what another page may have changed it to.
      if (this.question) answers.question = this.question.reference;
      const turn = await postUntilAnswered(`conversations/${this.id}/turns`, answers, (isAway) => this.away(isAway));
      thinking.remove();
      this.show(turn);
    } catch (error) {
      thinking.remove();
      this.log.querySelector(".said.pending")?.remove();
      if (error.kind === "other-question") await this.enter(this.id);
      else if (error.kind === "not-found") { notify("This conversation has ended with the server; here is a new one."); await this.begin(); }
      else this.input.value = text;
      if (error.kind !== "not-found") notify(error.message);
    } finally {
      this.sending = false;
    }
    this.compose();
  }

  pressed(event) {
    const number = Number(event.key);
    const isWriting = document.activeElement === this.input && this.input.value !== "";
    if (!Number.isInteger(number) || number < 1 || event.ctrlKey || event.altKey || event.metaKey || isWriting) return;
    const choices = [...this.log.querySelectorAll(".choices button:not(:disabled)")];
    if (choices[number - 1]) {
      event.preventDefault();
      choices[number - 1].click();
    }
  }

  /** A button that listens, where the browser can. */
  microphone() {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    if (!Recognition) return null;
    return h("button", {
      type: "button", class: "quiet", "aria-label": "Speak",
      onclick: (event) => {
        const recognition = new Recognition();
        recognition.lang = navigator.language;
        event.currentTarget.disabled = true;
        recognition.onresult = (heard) => this.say(heard.results[0][0].transcript);
        recognition.onerror = (problem) => notify(problem.error === "not-allowed" ? "The browser may not use the microphone." : "Nothing was heard.");
        recognition.onend = () => this.compose();
        recognition.start();
      },
    }, icon("M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4"));
  }
}
