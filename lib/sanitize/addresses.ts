import { fold } from '../public-project/words.ts';
import { TELEPHONE_WORDS } from './contact-words.ts';

// E-mail addresses and telephone numbers, written by anyone.

/** An e-mail address, also one with “(at)”. */
const ADDRESS =
  /(?<![\p{L}\d.%+_-])[\p{L}\d.%+_-]{1,64} ?(?:@|[([{] ?(?:at|ät|a|@) ?[)\]}]) ?(?:[\p{L}\d-]{1,63}(?:\.| ?[([{](?:dot|punkt|point|prikk|punktum)[)\]}] ?)){1,6}\p{L}{2,24}/giu;

/** Digits with what separates those of a telephone number. */
const DIGITS =
  /(?<![\p{L}\p{N}.,])\+?\(?\d[\d ()./–-]{4,24}\d(?![\p{L}\p{N}%]|[.,]\d)/gu;
/** A day, a month of a year, hours, or a day until another: “01.02.-30.06.”. */
const DATE =
  /^(?:\d\d?(?:([./-])\d\d?\1\d{2,4}(?![./-]?\d)|\.\d\d?\. ?[–-]|[./]20\d\d)|\d\d[.:]?\d\d ?[–-] ?\d\d[.:]?\d\d$)/;
const LEAST_DIGITS = 8;
/** Numbers without a prefix, as in Norway and Denmark, and in America. */
const LOCAL =
  /^(?:[2-9]\d(?: \d\d){3}|[49]\d\d \d\d \d{3}|\d{3}([.-])\d{3}\1\d{4})$/;

/** How far before a number “call me on” stands, in letters and in words. */
const MOST_BEFORE = 40;
const MOST_BETWEEN = 3;
/** The least digits of a number that is said to be one: “Tel.:”. */
const LEAST_SAID = 6;

function isTelephone(text: string, before: string): boolean {
  if (DATE.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  const words = fold(before).match(/\p{L}+/gu) ?? [];
  if (words.slice(-MOST_BETWEEN).some((word) => TELEPHONE_WORDS.has(word)))
    return digits >= LEAST_SAID;
  const isAbroad = /^(?:\+|00)/.test(text);
  const least = LEAST_DIGITS + Number(isAbroad);
  const isPrefixed = isAbroad || /^[(0]/.test(text);
  return LOCAL.test(text) || (isPrefixed && digits >= least);
}

/** Whether an e-mail address is the firm's own. */
export type IsOwn = (address: string) => boolean;

/** Those of the domain of an address are the firm's own. */
export const ownBy = (mail: string): IsOwn => {
  const domain = mail.toLowerCase().replace(/^.*@/, '@');
  return (address) => address.toLowerCase().endsWith(domain);
};

/**
 * A text without e-mail addresses but those of the firm, and without telephone
 * numbers, and how many were left out.
 */
export function withoutAddresses(text: string, isOwn: IsOwn) {
  let count = 0;
  const leave = (match: string, isLeftOut: boolean) => {
    count += Number(isLeftOut);
    return isLeftOut ? '…' : match;
  };
  const kept = text
    .replace(ADDRESS, (address) => leave(address, !isOwn(address)))
    .replace(DIGITS, (number, at: number, all: string) => {
      const before = all.slice(Math.max(0, at - MOST_BEFORE), at);
      return leave(number, isTelephone(number.trim(), before));
    });
  return { text: kept, count };
}
