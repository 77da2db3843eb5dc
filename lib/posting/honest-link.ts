import { readable } from './clean-text.ts';

/** The address of a link to a web page or a mail address; `null` for any other. */
export function linkAddress(href = ''): string | null {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  return url !== null && ['https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

// A word that people take for an address: with its scheme, or the name of a host or a mailbox. “Node.js” is none.
const ADDRESS = /^(?:https?:\/\/\S+|(?:mailto:)?(?:[^\s@/]+@)?(?:[\p{L}\p{N}-]+\.)+(?!js\b)\p{L}{2,}(?:[/:?#]\S*)?)$/iu;
const MARKS = new Set('()[]<>"\'“”‘’.,;!');
const MOST_LENGTH = 500;

function withoutMarks(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && MARKS.has(word.charAt(start))) start += 1;
  while (start < end && MARKS.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

/** The mailbox or the host that an address leads to, without `www.`. */
function targetOf(address: string): string {
  const mailbox = /^(?:mailto:)?([^\s@/:]+@[^\s?/]+)/i.exec(address)?.[1];
  if (mailbox !== undefined) return mailbox.toLowerCase();
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** The text of a link, in which a word that looks like the address of something else is replaced by the real one. */
export function honestText(text: string, address: string): string {
  const real = targetOf(address);
  const isOther = (word: string) => {
    const target = targetOf(word);
    return real !== target && !real.endsWith(`.${target}`) && !target.endsWith(`.${real}`);
  };
  return text.replace(/\S+/g, (word) => {
    const bare = withoutMarks(readable(word.slice(0, MOST_LENGTH)));
    return ADDRESS.test(bare) && isOther(bare) ? address : word;
  });
}
