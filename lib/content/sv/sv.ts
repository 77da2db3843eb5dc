import { en } from '../en/en.ts';
import type { Language } from '../language.ts';
import messages from '../messages/sv.json' with { type: 'json' };

/** Swedish. What is not written yet is in English. */
export const sv: Language = { ...en, locale: 'sv-SE', messages };
