import { describe, expect, it } from 'vitest';
import { casesIn } from './fixtures/cases.ts';
import { languageCodeOf } from './languages.ts';
import { readLanguages } from './read-languages.ts';

/**
 * By what a text requires: languages, alternatives with slashes, those that are
 * an advantage with a plus.
 */
const CASES = casesIn({
  'en de':
    'English and German | EN (C1) + DE (B2) | English (fluent), German (basic) | ENGLISH, GERMAN',
  'en/de': 'English or German | One of: English, German',
  'en/fr/de':
    'English, French or German | at least one of English, French and German',
  'en da/sv': 'English, and Danish or Swedish',
  'en fr/de': 'English (C1), French or German',
  'de en': `
    DE/EN | Deutsch verhandlungssicher, Englisch gut | Deutsch (C1) und Englisch (B2) | Deutsch/Englisch | Deutsch & Englisch | DE, EN |
    DE (C1), EN (B2) | Swiss German and English | Business fluent German, good English | Muttersprache Deutsch, sehr gutes Englisch`,
  'de/en': 'Deutsch und/oder Englisch | Deutsch oder Englisch',
  'de +en':
    'German (C1), English nice to have | English von Vorteil & German | English a plus and German | Deutsch zwingend, Englisch wünschenswert',
  'fr +en':
    'Français courant, anglais un atout | French, English a plus | Français obligatoire, anglais apprécié',
  'en +de': `
    gute Englischkenntnisse, Deutsch von Vorteil | English required and German a plus |
    German not mandatory but appreciated, English mandatory | Englisch, Deutsch ist ein Plus | Anglais courant, idéalement allemand |
    English is a must, German nice-to-have | German (optional), English | English (must), German (plus)`,
  '+sv': 'svenska är meriterande | gärna svenska | Swedish preferred',
  'sv en':
    'svenska och engelska i tal och skrift | Swedish and English | SV/EN | Svenska och engelska, flytande',
  '+de': 'Nice to have: German | Idealerweise Deutsch',
  'de/en +fr': 'German or English, French a plus',
  en: `
    English, Swedish not required | Deutsch nicht erforderlich, Englisch | Englischkenntnisse in Wort und Schrift | EN |
    Anglais lu, écrit, parlé | Svenska krävs ej, engelska | English only | Only English | English is enough |
    no German required, English | German not required, English | English (no German needed) | kein Deutsch notwendig, Englisch |
    pas d’allemand requis, anglais | ingen svenska krävs, engelska | Fluent in English, both written and spoken |
    Good communication skills in English | English, strong communication skills | engelska + ett nordiskt språk |
    English required, other languages welcome | Englisch; weitere Sprachen von Vorteil | English B2/C1 |
    weder Deutsch noch Französisch, Englisch reicht`,
  none: 'no Swedish needed | Kein Deutsch nötig',
  sv: 'svensktalande | Svenska',
  'en +sv': `
    English (Swedish nice to have) | Swedish is meriting, English required | Engelska, gärna svenska | Fluent English; Swedish is a plus |
    engelska; svenska är ett plus | English is required but Swedish is preferred | engelska i tal och skrift, svenska önskvärt`,
  'en sv': 'en, sv',
  '+nl +en': 'Dutch or English, both a plus',
  'de +nl +en': 'German, Dutch or English, both a plus',
  'fi en': 'Suomi ja englanti',
  'de en +fr': 'fluent German and English, French is a bonus',
  'fi/en': 'Suomi tai englanti',
  zh: 'Mandarin',
  'en +zh': 'English, Mandarin a plus',
  no: 'Norwegian (Bokmål or Nynorsk) | Norwegian Bokmål',
  'no +en': 'norsk, gjerne engelsk',
  '+en +de':
    'English and German, both a plus | anglais et allemand, les deux un atout',
  '+en +no': 'engelsk og norsk, begge en fordel',
  '+en +fr': 'Englisch, Französisch, beide wünschenswert',
  'de +en +fr': 'Deutsch, Englisch und Französisch, beides ein Plus',
  '+fr +en': 'French, English both a plus',
  de: 'Deutsch (Muttersprache) | German-speaking | deutschsprachig',
  'de +fr': 'Deutsch fließend, Französisch idealerweise',
  'fr en':
    'Français et anglais | Français, anglais professionnel | bilingue français/anglais',
  'fr/en': 'Français ou anglais',
  'sv +en': 'Svenska är ett krav, engelska meriterande',
  'sv/en': 'Svenska eller engelska',
  'da/sv/no': 'Danish or Swedish or Norwegian',
  'sv/da/no': 'Scandinavian language (Swedish, Danish or Norwegian)',
  'en +fr': 'English mandatory. French desirable.',
  'nl en': 'Dutch (native), English | Nederlands en Engels',
  'nl/en': 'Nederlands of Engels',
  'en ru/uk': 'Russian or Ukrainian, English',
  'en +pl': 'English C1, Polish B2 nice to have',
  pt: 'Portuguese (Brazilian)',
  'ja en': 'Japanese N2, English',
  'cs/sk': 'Czech or Slovak',
  fa: 'Persian/Farsi',
  'en/nl +fr': 'English or Dutch; French a plus',
  'en nl/fr': 'English and (Dutch or French)',
  'en de/fr': 'German or French, plus English | English plus German or French',
  'en sv/da/no': 'English + one of Swedish, Danish, Norwegian',
  'sv +fi': 'Finska är meriterande men inte krav, svenska',
  'lv/lt/et': 'Latvian, Lithuanian or Estonian',
  nothing: `
     | C1 | Rust | A Scandinavian language | fluent | multilingual | constructor | __proto__`,
});

function languagesOf(text: string): string {
  const languages = readLanguages(text);
  if (!languages) return 'nothing';
  const { required, alternatives, advantage } = languages;
  const choices = alternatives.map((codes) => codes.join('/'));
  const liked = advantage.map((code) => `+${code}`);
  return [...required, ...choices, ...liked].join(' ') || 'none';
}

describe('readLanguages', () => {
  it.each(CASES)('“%s” asks for %s', (text, languages) => {
    expect(languagesOf(text)).toBe(languages);
  });

  it.each([
    ['sv', 'Swedish, Schwedisch, suédois, svenska, sv, SV'],
    ['no', 'Norwegian, Bokmål, nynorsk, no'],
    [null, 'toString, constructor, Klingon'],
  ])('%s is the code of each of %s', (code, names) => {
    for (const name of names.split(', '))
      expect(languageCodeOf(name), name).toBe(code);
  });
});
