import { createTranslator } from 'use-intl/core';
import { content } from './content.ts';
import programs from './programs.json' with { type: 'json' };

const translatorOf = <Messages extends typeof programs>(
  locale: string,
  messages: Messages,
) =>
  createTranslator({
    locale,
    messages,
    timeZone: 'UTC',
    onError(error) {
      throw error;
    },
  });

/**
 * The site's own words in its language, by what they say: `t('list.count', {
 * count })`, and `t.rich` with a function for each tag, such as a link. A
 * message that is missing or lacks a value is a bug, and throws.
 */
export const t = translatorOf(content.locale, content.messages);

/**
 * The words that programs get, in English: apart from those of people, so that a
 * change of these changes nothing for programs.
 */
export const programsT = translatorOf('en-GB', programs);
/** Gives words that both have. */
export type Translator = typeof programsT;
