import * as z from 'zod';
import { fold } from '../public-project/words.ts';
import { listsOf, wordsOf } from './lines.ts';

/** A list of codes, which nobody changes. */
export const Codes: z.ZodType<readonly string[]> = z.array(z.string());
/** The languages of a role, by code. */
export const Languages = z
  .object({
    required: Codes,
    alternatives: z.array(Codes).describe('one of each is needed'),
    advantage: Codes,
  })
  .describe('ISO 639-1');
export type Languages = z.infer<typeof Languages>;

/** The languages that are read, by code (ISO 639-1). */
const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he ' +
  'hi hr hu hy id is it ja ka kk ko ku lb lt lv mk mn ms mt ne nl no pa pl ' +
  'ps pt rm ro ru se sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yi zh zu';

/** The languages in which their names are read. */
const LOCALES = ['en', 'de', 'fr', 'sv', 'nb', 'da'];

/** Other names, and what some languages call themselves. */
const OTHERS = `
bn: Bangla
cs: čeština
de: alemán, allemande, deutscher, duits, germanophone, Schweizerdeutsch, tedesco
el: ελληνικά
en: anglophone, engels, englanti, englischer, inglese, inglés
es: castellano, Castilian, español, espagnole, spaans
et: eesti
fa: Dari, Farsi
fi: suomi
fr: francés, francese, francophone, frans, ranska
hr: hrvatski
hu: magyar
is: íslenska
it: italiaans, italiano
lb: Lëtzebuergesch
lt: lietuvių
lv: latviešu
nl: flamand, flamländska, flämisch, Flemish, holländisch, nederlands
no: Bokmål, Nynorsk
pl: polski
pt: brasilianska, português
ro: Moldovan, română
ru: русский
se: Sami, Samisch, samiska
sk: slovenčina
sr: srpski
sv: ruotsi
tl: Tagalog
tr: Türkçe, turque
uk: українська
zh: Cantonese, cantonais, Hochchinesisch, Kantonesisch, kantonesiska, Mandarin
`;

/**
 * What follows the name of a language in a compound or another case:
 * “svensktalande”, “italienischer”.
 */
const ENDINGS = `
atalande
e
en
er
kenntnis
kenntnisse
kenntnissen
kunskaper
ne
niveau
skenntnisse
sprachig
sprachige
sprachiger
sprachiges
sprachkenntnisse
sprachkenntnissen
sprachler
sprakig
sprakiga
talande
`;

const codes = new Set(CODES.split(' '));
const codeByName = new Map<string, string>();
/** Adds a name, alone and with all endings. */
function addName(name: string, code: string): void {
  for (const ending of ['', ...wordsOf(ENDINGS)])
    codeByName.set(fold(name) + ending, code);
}

for (const code of codes) {
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    addName(names.of(code) ?? code, code);
  }
}
for (const [code, names] of listsOf(OTHERS))
  for (const name of names) addName(name, code);

/** Whether a word in small letters is the code of a language. */
export const isLanguageCode = (word: string): boolean => codes.has(word);

/** The code of a language that a folded word names, also in a compound. */
export const languageNamed = (word: string): string | undefined =>
  codeByName.get(word);

/**
 * The code of a language from its name in English, German, French, a Nordic
 * or some other language, or from the code itself.
 */
export function languageCodeOf(name: string): string | null {
  const word = fold(name.trim());
  return isLanguageCode(word) ? word : (languageNamed(word) ?? null);
}
