import { createTranslator } from 'use-intl/core';
import { content } from './content.ts';
import type { Language } from './language.ts';

/** Gives the words of a language by what they say. */
export const translatorOf = ({ locale, messages }: Language) =>
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
export const t = translatorOf(content);
