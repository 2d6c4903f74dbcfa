import { get } from "./api.js";
import { h, moment } from "./dom.js";

/** How many conversations are named by what was said first in them. */
const named = 8;

/** A choice among the latest conversations, by when they began and what was said first. */
export function conversationChooser(conversations, id, choose) {
  const options = conversations.map((one) => h("option", { value: one.id, selected: one.id === id }, moment(one.started ?? one.last)));
  const chooser = h("select", { "aria-label": "Conversation", onchange: () => choose(chooser.value) }, options);
  name(options.slice(0, named));
  return chooser;
}

/** Adds what was said first, one after the other, as it does not matter when. */
async function name(options) {
  for (const option of options) {
    try {
      const { entries } = await get(`conversations/${option.value}/journal?limit=1`);
      const words = entries[0]?.entry.event?.utterance;
      if (words) option.textContent += ` – ${words.length > 30 ? `${words.slice(0, 29)}…` : words}`;
    } catch {
      return;
    }
  }
}
