import { HtmlValidate } from 'html-validate';

// The checker’s recommended rules, including those for whole documents.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'aria-label-misuse': 'error' },
});

/** What html-validate finds in a document, a line each. */
export const htmlFaults = async (html: string): Promise<string[]> =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
