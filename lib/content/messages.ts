import { createTranslator } from 'use-intl/core';
import { content } from './content.ts';

/**
 * The site's own words in its language, by what they say: `t('list.count', {
 * count })`, and `t.rich` with a function for each tag, such as a link. A
 * message that is missing or lacks a value is a bug, and throws.
 */
export const t = createTranslator({
  locale: content.locale,
  messages: content.messages,
  timeZone: 'UTC',
  onError(error) {
    throw error;
  },
});
