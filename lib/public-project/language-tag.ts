/**
 * Parses a language tag (BCP 47) into its canonical form: `pt-br` is `pt-BR`.
 * `null` for anything else, such as the name of a language, and for an undetermined
 * one.
 */
export function parseLanguageTag(text: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    const [language = ''] = tag.split('-');
    // RFC 5646 §2.2.1 reserves codes of four letters, and no longer ones are
    // registered: “german” is not a tag.
    const isLanguage = /^[a-z]{2,3}$/.test(language);
    const isDetermined = language !== 'und';
    return isLanguage && isDetermined ? tag : null;
  } catch {
    return null;
  }
}
