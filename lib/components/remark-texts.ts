import { type Translator, t } from '../content/messages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { Remark } from '../search/remarks.ts';

const MOST_OF_WORD = 40;
const MOST_QUOTED = 5;

/**
 * What there is to say about how a search was understood, in sentences: for
 * people in the site’s language, for programs in their English.
 */
export function remarkTexts(
  remarks: readonly Remark[],
  translate: Translator = t,
): readonly string[] {
  const quoted = (word: string) =>
    translate('list.quoted', { word: cutText(word, MOST_OF_WORD) });
  const about = remarks.filter(({ words }) => words.length > 0);
  return about.map(({ message, words, count }) => {
    const texts = words
      .slice(0, MOST_QUOTED)
      .map((word) => (message === 'otherCurrencies' ? word : quoted(word)));
    return translate(`remarks.${message}`, { words: texts.join(', '), count });
  });
}
