import {
  type FieldName,
  type FieldProblem,
  MOST_CHARACTERS,
} from '@/lib/contact/message.ts';
import { t } from '@/lib/content/messages.ts';

/** What is wrong with a field, with advice. */
export const errorText = (name: FieldName, problem: FieldProblem): string =>
  t(`contact.errors.${name}`, { problem, most: MOST_CHARACTERS[name] });
