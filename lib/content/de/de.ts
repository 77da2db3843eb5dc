import { en } from '../en/en.ts';
import type { Language } from '../language.ts';
import messages from '../messages/de.json' with { type: 'json' };

/** German. What is not written yet is in English. */
export const de: Language = { ...en, locale: 'de-DE', messages };
