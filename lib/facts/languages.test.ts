import { describe, expect, it } from 'vitest';
import { languageCodeOf, languageName, readLanguages } from './languages.ts';

describe('readLanguages', () => {
  it.each<[string, string[], string[][], string[]]>([
    ['English and German', ['en', 'de'], [], []],
    ['English or German', [], [['en', 'de']], []],
    ['English, French or German', [], [['en', 'fr', 'de']], []],
    ['English, and Danish or Swedish', ['en'], [['da', 'sv']], []],
    ['English (C1), French or German', ['en'], [['fr', 'de']], []],
    ['DE/EN', ['de', 'en'], [], []],
    ['EN (C1) + DE (B2)', ['en', 'de'], [], []],
    ['Deutsch und/oder Englisch', [], [['de', 'en']], []],
    ['German (C1), English nice to have', ['de'], [], ['en']],
    ['Français courant, anglais un atout', ['fr'], [], ['en']],
    ['gute Englischkenntnisse, Deutsch von Vorteil', ['en'], [], ['de']],
    ['svenska är meriterande', [], [], ['sv']],
    ['svenska och engelska i tal och skrift', ['sv', 'en'], [], []],
    ['English required and German a plus', ['en'], [], ['de']],
    ['Nice to have: German', [], [], ['de']],
    ['German or English, French a plus', [], [['de', 'en']], ['fr']],
    ['English, Swedish not required', ['en'], [], []],
    ['Deutsch nicht erforderlich, Englisch', ['en'], [], []],
    ['no Swedish needed', [], [], []],
    ['svensktalande', ['sv'], [], []],
    ['English (Swedish nice to have)', ['en'], [], ['sv']],
    ['Swedish is meriting, English required', ['en'], [], ['sv']],
    ['en, sv', ['en', 'sv'], [], []],
    ['Dutch or English, both a plus', [], [], ['nl', 'en']],
    ['German, Dutch or English, both a plus', ['de'], [], ['nl', 'en']],
  ])('“%s” requires %j and one of %j, and %j is an advantage', (text, required, alternatives, advantage) => {
    expect(readLanguages(text)?.value).toEqual({ required, alternatives, advantage });
  });

  it.each(['', 'fluent', 'C1', 'Rust'])('“%s” names no language', (text) => {
    expect(readLanguages(text)).toBeNull();
  });

  it('a language has a code by its name in four languages, and an English name', () => {
    expect(['Swedish', 'Schwedisch', 'suédois', 'svenska', 'sv', 'SV'].map(languageCodeOf)).toEqual(
      Array(6).fill('sv'),
    );
    expect(languageName('sv')).toBe('Swedish');
    expect(languageCodeOf('Klingon')).toBeNull();
  });
});
