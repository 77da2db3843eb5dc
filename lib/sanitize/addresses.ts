import { fold } from '../public-project/words.ts';
import { NUMBER_WORDS, TELEPHONE_WORDS } from './contact-words.ts';

// E-mail addresses and telephone numbers, written by anyone.

/** An e-mail address, also one with “(at)”. */
const ADDRESS =
  /(?<![\p{L}\p{N}.%+_-])[\p{L}\p{N}.%+_-]{1,64} ?(?:@|[([{] ?(?:at|ät|a|@) ?[)\]}]) ?(?:[\p{L}\p{N}-]{1,63}(?:\.| ?[([{](?:dot|punkt|point|prikk|punktum)[)\]}] ?)){1,6}\p{L}{2,24}(?![\p{L}\p{N}])/giu;

/** Before a number, in “call me on”. */
const MOST_BETWEEN = 3;
const LEAST_DIGITS = 6;
/** Digits with what separates those of a telephone number. */
const DIGITS =
  /(?<![\p{L}\p{N}.,])\+?\(?\d[\d ()./\u00a0–-]{4,24}\d(?![\p{L}\p{N}%]|[.,]\d)/gu;
/** What a number without a label is, written as people write theirs. */
const INTERNATIONAL = /^(?:\+|00)\d{8,15}$/;
const NATIONAL = /^0[1-9]\d{6,10}$/;
const NORDIC = /^(?:[2-9]\d \d\d \d\d \d\d|[49]\d\d \d\d \d\d\d)$/;
const AMERICAN = /^(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}$/;
/** A date, a version, a range of hours or years, or a number in thousands. */
const OTHER = [
  /^\d{1,2}([./-])\d{1,2}\1\d{2,4}(?![./-]?\d)/,
  /^\d{1,2}\.\d{1,2}\. ?[–-]/,
  /^\d\./,
  /^\d{4}([./-])\d{1,2}\1\d/,
  /^(?:\d{4}|\d{1,2}[.:]\d\d) ?[–-] ?(?:\d{4}|\d{1,2}[.:]\d\d)$/,
  /^\+?[1-9]\d{0,2}(?:[ .\u00a0]\d{3}){1,2}$/,
];
const MOST_BEFORE = 40;

function isTelephone(text: string, before: string): boolean {
  if (OTHER.some((other) => other.test(text))) return false;
  const words = fold(before).match(/\p{L}+/gu) ?? [];
  const digits = text
    .replace(/[^\d+]/g, '')
    .replace(/^(\+\d{1,3})0(?=\d{8})/, '$1');
  // “Tel.:”, “call me on”
  if (words.slice(-MOST_BETWEEN).some((word) => TELEPHONE_WORDS.has(word)))
    return digits.length >= LEAST_DIGITS;
  // “Ref. 0123456789”
  if (NUMBER_WORDS.has(words.at(-1) ?? '')) return false;
  return (
    INTERNATIONAL.test(digits) ||
    NATIONAL.test(digits) ||
    NORDIC.test(text) ||
    AMERICAN.test(text)
  );
}

/** Whether an e-mail address is the firm's own. */
export type IsOwn = (address: string) => boolean;

/** Those of the domain of an address are the firm's own. */
export const ownBy = (mail: string): IsOwn => {
  const [, domain = ''] = mail.toLowerCase().split('@');
  return (address) => address.toLowerCase().endsWith(`@${domain}`);
};

/**
 * A text without e-mail addresses but those of the firm, and without telephone
 * numbers, and how many were left out.
 */
export function withoutAddresses(text: string, isOwn: IsOwn) {
  let count = 0;
  const leave = (found: string, isLeft: boolean) => {
    count += Number(isLeft);
    return isLeft ? '…' : found;
  };
  const shown = text
    .replace(ADDRESS, (found) => leave(found, !isOwn(found)))
    .replace(DIGITS, (found, at: number, all: string) => {
      const before = all.slice(Math.max(0, at - MOST_BEFORE), at);
      return leave(found, isTelephone(found.trim(), before));
    });
  return { text: shown, count };
}
