import { h, icon, notify } from "./dom.js";

const shape = "M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4";
const problems = {
  "not-allowed": "The browser may not use the microphone. Allow it beside the page's address.",
  "audio-capture": "There is no microphone.",
  network: "The browser's speech recognition cannot be reached.",
};

/** A button that listens, where the browser can; `element` is `null` where it cannot. */
export class Microphone {
  /** `heard` is called with what was said, `partly` with what of it is understood so far. */
  constructor(heard, partly) {
    this.Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    this.heard = heard;
    this.partly = partly;
    this.element = this.Recognition ? h("button", {
      type: "button", class: "quiet microphone", "aria-label": "Speak", "aria-pressed": "false", onclick: () => (this.listening ? this.stop() : this.start()),
    }, icon(shape)) : null;
  }

  start() {
    const recognition = new this.Recognition();
    recognition.lang = navigator.language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const words = [...results].map((result) => result[0].transcript).join("");
      if (results[results.length - 1].isFinal) this.heard(words);
      else this.partly(words);
    };
    recognition.onerror = ({ error }) => { if (error !== "aborted") notify(problems[error] ?? "Nothing was heard."); };
    recognition.onend = () => this.ended();
    this.listening = recognition;
    this.element.setAttribute("aria-pressed", "true");
    recognition.start();
  }

  stop() { this.listening?.stop(); }

  ended() {
    this.listening = null;
    this.element.setAttribute("aria-pressed", "false");
  }
}
