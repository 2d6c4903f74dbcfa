import { Card } from "./cards.js";
import { conversationChooser } from "./conversations.js";
import { get, messageName, post, postUntilAnswered } from "./api.js";
import { avatar, h, icon, notify } from "./dom.js";
import { Microphone } from "./microphone.js";
import { Progress } from "./progress.js";

const kept = "errand.conversation";
const consents = new Set(["confirmRequest", "permit"]);
const warning = "M12 3l10 18H2zM12 10v5M12 18v.1";

/** The conversation: what was said, choices, confirmations, and what happens by itself. */
export class Talk {
  /** `words` is what is said as soon as the page is there. */
  constructor(session, words) {
    this.session = session;
    this.words = words;
    this.mayConfirm = session.scopes.includes("confirm");
    this.shown = new Set();
    this.question = null;
    this.id = null;
    this.sending = false;
  }

  async open() {
    this.log = h("div", { class: "log", role: "log", "aria-live": "polite", "aria-label": "Conversation", tabindex: "0" });
    this.state = h("span", { class: "state", role: "status" }, "connected");
    const [{ conversations }, apps] = await Promise.all([get("conversations?limit=30"), get("apps").catch(() => ({ apps: [] }))]);
    this.apps = Object.fromEntries(apps.apps.map((app) => [app.id, app]));
    this.chooser = conversationChooser(conversations, null, (id) => this.enter(id));
    this.input = h("input", {
      type: "text", "aria-label": "What do you want?", placeholder: "Say what you want…", autocomplete: "off", enterkeyhint: "send", maxlength: "4000",
    });
    this.microphone = new Microphone((words) => this.say(words), (words) => { this.input.value = words; });
    this.form = h("form", { onsubmit: (event) => { event.preventDefault(); this.say(this.input.value); } },
      this.input, this.microphone.element, h("button", { class: "primary send", type: "submit" }, h("span", {}, "Send"), icon("M12 20V5M5 12l7-7 7 7")));
    this.view = h("div", { class: "talk" },
      h("div", { class: "talk-head" }, h("h1", {}, "Talk"), this.state, this.chooser,
        h("button", { type: "button", onclick: () => this.begin() }, "New")),
      this.log, h("div", { class: "composer" }, this.form));
    this.keys = (event) => this.pressed(event);
    document.addEventListener("keydown", this.keys);
    this.enter(sessionStorage.getItem(kept) ?? conversations[0]?.id ?? null).then(() => this.words && this.say(this.words));
    return this.view;
  }

  close() {
    this.stream?.close();
    this.stream = null;
    this.microphone.stop();
    document.removeEventListener("keydown", this.keys);
  }

  /** Shows a conversation from its beginning and follows it; `null` for one that begins with the next words. */
  enter(id) {
    this.ready = this.load(id);
    return this.ready;
  }

  async load(id) {
    this.stream?.close();
    this.stream = null;
    this.id = id;
    // Another conversation may be chosen before this one is there.
    const entry = this.entry = Symbol(id ?? "new");
    this.shown = new Set();
    this.question = null;
    this.about = {};
    this.live = null;
    this.log.replaceChildren();
    if (id === null) {
      const greeting = await this.greeting();
      if (this.entry !== entry) return;
      this.log.replaceChildren(greeting);
      return this.compose();
    }
    sessionStorage.setItem(kept, id);
    this.choose(id);
    try {
      const { turns } = await get(`conversations/${id}/turns?limit=1000`);
      const greeting = turns.length === 0 && await this.greeting();
      if (this.entry !== entry) return;
      this.isLoading = true;
      for (const turn of turns) this.show(turn);
      this.isLoading = false;
      if (greeting) this.log.replaceChildren(greeting);
      this.follow(turns.at(-1)?.turn ?? 0);
      await this.keepQuestion();
      if (this.entry !== entry) return;
    } catch (error) {
      this.isLoading = false;
      if (this.entry !== entry) return;
      if (error.status !== 404) notify(error.message);
      sessionStorage.removeItem(kept);
      return this.enter(null);
    }
    this.compose();
  }

  choose(id) {
    if (![...this.chooser.options].some((option) => option.value === id)) {
      this.chooser.prepend(h("option", { value: id }, "this conversation"));
    }
    this.chooser.value = id;
  }

  async begin() {
    sessionStorage.removeItem(kept);
    await this.enter(null);
    this.input.focus();
  }

  async greeting() {
    const { suggestions } = await get("suggestions").catch(() => ({ suggestions: [] }));
    return h("div", { class: "start" },
      h("h2", {}, "What can I do for you?"),
      h("p", { class: "soft" }, suggestions.length === 0 ? "No app is installed yet. Install one with: errand install FOLDER" : "Say it in your own words, or try one of these."),
      h("div", { class: "suggestions" }, suggestions.slice(0, 6).map((text) => h("button", { type: "button", onclick: () => this.say(text) }, text))));
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
    this.show(turn);
    await this.keepQuestion();
    if (!this.sending) this.compose();
  }

  /** What happens by itself leaves a question open that it does not repeat: its panel goes to the end. */
  async keepQuestion() {
    const panel = this.log.querySelector(".asking");
    if (this.question || !panel) return;
    const { question } = await get(`conversations/${this.id}`).catch(() => ({}));
    if (question?.reference === panel.dataset.reference) {
      this.question = this.asked;
      this.log.append(panel);
    } else this.settle();
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
    if (turn.understood.intent) this.about = { intent: turn.understood.intent };
    if (typeof turn.understood.parameters?.content === "string") this.about.content = turn.understood.parameters.content;
    if (!turn.heard && this.updateLive(turn)) return;
    if (turn.heard) {
      this.settle();
      this.log.querySelector(".said.pending")?.remove();
      this.log.append(h("div", { class: "said" }, h("p", {}, turn.heard)));
    }
    this.question = turn.question ?? null;
    this.log.append(this.answer(turn));
    this.reveal();
  }

  answer(turn) {
    const last = turn.messages.length - 1;
    const isConsent = consents.has(turn.question?.kind);
    const cards = [];
    const parts = turn.messages.map((message, index) => {
      const card = message.card && new Card(message.card, this.about, (title) => this.say(title));
      if (card) cards.push(card);
      if (index === last && isConsent) return this.consent(turn.question, message, card);
      const words = h("p", {}, message.shown);
      return [words, card?.element, index === last && turn.question && this.choices(turn.question, message)];
    });
    const element = h("div", { class: `answer${turn.heard ? "" : " happening"}${turn.question ? " asking" : ""}` }, parts,
      h("div", { class: "meta" }, this.followButton(turn), h("a", { href: `#/flow/${this.id}/${turn.turn}` }, "Why?")));
    if (turn.question) {
      element.dataset.reference = turn.question.reference;
      this.asked = turn.question;
    }
    this.live = cards.length > 0 ? { card: cards.at(-1), element } : null;
    return element;
  }

  /** A report about what the last card shows changes that card. Returns whether it has. */
  updateLive(turn) {
    const message = turn.messages.at(-1);
    if (!this.live || turn.question || !message?.card || !this.live.card.update(message.card)) return false;
    this.live.element.querySelector(":scope > p")?.replaceChildren(message.shown);
    const meta = this.live.element.querySelector(".meta");
    meta.querySelector(".updated")?.remove();
    // What happened before this page was opened happened at a time that it does not know.
    if (!this.isLoading) meta.prepend(h("span", { class: "updated" }, `updated ${new Date().toLocaleTimeString()}`));
    meta.querySelector("a").href = `#/flow/${this.id}/${turn.turn}`;
    return true;
  }

  /** After a booking: how to see the vehicle move. The words are the app's own example. */
  followButton(turn) {
    if (turn.outcome?.kind !== "succeeded" || this.about.intent !== "INRequestRideIntent") return null;
    const example = this.apps[turn.app]?.intents.find((one) => one.name === "INGetRideStatusIntent")?.example;
    return example && h("button", { type: "button", class: "small", onclick: () => this.say(example) }, "Follow the ride");
  }

  /** What cannot be missed: exactly what a yes would do, and both answers. */
  consent(question, message, card) {
    return h("section", { class: "confirm", "aria-labelledby": "confirm-title" },
      h("h2", { id: "confirm-title" }, icon(warning), this.mayConfirm ? "This needs your yes" : "This needs somebody who may confirm it"),
      h("p", { class: "question" }, message.shown), card?.element,
      this.mayConfirm && h("div", { class: "buttons" },
        h("button", { type: "button", class: "primary", onclick: () => this.say("yes") }, "Yes, do it"),
        h("button", { type: "button", onclick: () => this.say("no") }, "No")));
  }

  choices(question, message) {
    if (message.choices.length === 0) return null;
    const isPerson = ["contacts", "payee", "payer", "recipients", "callers"].includes(question.parameter);
    return h("div", { class: "choices", role: "group", "aria-label": "Choices" }, message.choices.map((choice, index) => {
      const picture = question.pictures?.[index];
      return h("button", { type: "button", onclick: () => this.say(choice) },
        h("kbd", {}, String(index + 1)), (picture || isPerson) && avatar(choice, picture), h("span", {}, choice));
    }));
  }

  /** What was asked before cannot be answered any more. */
  settle() {
    for (const button of this.log.querySelectorAll(".choices button, .card .buttons button, .meta button")) button.disabled = true;
    for (const confirm of this.log.querySelectorAll(".confirm")) {
      confirm.classList.replace("confirm", "confirmed");
      confirm.querySelector("h2")?.remove();
      confirm.querySelector(":scope > .buttons")?.remove();
    }
    for (const asking of this.log.querySelectorAll(".asking")) asking.classList.remove("asking");
  }

  /** Shows the end of the conversation, or the beginning of an answer that is longer than the window. */
  reveal() {
    const answer = this.log.lastElementChild;
    const top = this.log.scrollHeight - this.log.clientHeight;
    // The buttons of a confirmation stay on the screen.
    const start = answer?.classList.contains("answer") ? answer.offsetTop - this.log.offsetTop - 70 : top;
    this.log.scrollTop = Math.min(top, start);
  }

  // Saying something

  compose() {
    const isConsent = consents.has(this.question?.kind);
    document.title = isConsent ? "Needs your yes – Errand" : "Talk – Errand";
    this.input.placeholder = isConsent ? "Yes, no, or what to change…" : this.question ? "Answer…" : "Say what you want…";
    this.chooser.hidden = this.chooser.options.length === 0;
    if (matchMedia("(pointer: fine)").matches && !document.querySelector("dialog[open]")) this.input.focus({ preventScroll: true });
    this.reveal();
  }

  async say(text) {
    if (!text.trim() || this.sending) return;
    this.sending = true;
    this.input.value = "";
    const progress = new Progress(this.apps);
    try {
      // What is said belongs to the conversation that is being entered, behind what was said there before.
      for (let ready = null; ready !== this.ready;) await (ready = this.ready);
      if (this.id === null) await this.start();
      this.log.querySelector(".start")?.remove();
      this.log.append(h("div", { class: "said pending" }, h("p", {}, text)), progress.element);
      this.log.scrollTop = this.log.scrollHeight;
      progress.watch(this.id);
      const answers = { text, message: messageName() };
      // A yes is for what this page shows, not for what another page may have changed it to.
      if (this.question) answers.question = this.question.reference;
      const turn = await postUntilAnswered(`conversations/${this.id}/turns`, answers, (isAway) => this.away(isAway));
      progress.end();
      this.show(turn);
    } catch (error) {
      progress.end();
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

  async start() {
    const { id } = await post("conversations");
    this.id = id;
    this.entry = Symbol(id);
    sessionStorage.setItem(kept, id);
    this.log.replaceChildren();
    this.follow(0);
    this.choose(id);
  }

  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const isWriting = document.activeElement === this.input && this.input.value !== "";
    if (event.key === "Escape" && isWriting) this.input.value = "";
    if (event.key === "/" && document.activeElement !== this.input) {
      event.preventDefault();
      return this.input.focus();
    }
    const number = Number(event.key);
    if (!Number.isInteger(number) || number < 1 || isWriting) return;
    const choices = [...this.log.querySelectorAll(".choices button:not(:disabled)")];
    if (choices[number - 1]) {
      event.preventDefault();
      choices[number - 1].click();
    }
  }
}
