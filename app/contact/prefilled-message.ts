const MOST_CHARACTERS = 1_000;
/** Characters that a visitor can't see. */
const UNSEEN = /[^\P{C}\n]/gu;

/** The message with which a link opens the form: bounded, and only what the visitor can see and change before sending it. */
export function prefilledMessage(about: string): string {
  const lines = about.slice(0, 2 * MOST_CHARACTERS).replace(/\r\n?/g, '\n');
  const seen = lines.replace(UNSEEN, '').trim();
  return [...seen].slice(0, MOST_CHARACTERS).join('');
}
