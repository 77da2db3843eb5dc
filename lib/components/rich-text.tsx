import { Fragment } from 'react';
import { type Page, pages, shownPages } from '../content/pages.ts';
import type { LinkTarget, Question, RichText, Step } from '../content/rich-text.ts';
import { signInUrl } from '../routes/addresses.ts';

const entries: Readonly<Record<string, Page>> = pages;

/** The address of a target; `null` for a page, or a site to sign in, that this installation does not have. */
function hrefOf(to: LinkTarget): string | null {
  if (to === 'signIn') return signInUrl();
  const page = entries[to];
  if (page === undefined) return to;
  return shownPages.includes(page) ? page.path : null;
}

/** Renders a text of the site with its links. */
export function LinkedText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, at) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={at}>{part.strong}</strong>;
    if ('code' in part) return <code key={at}>{part.code}</code>;
    const href = hrefOf(part.to);
    return href === null ? (
      part.text
    ) : (
      <a key={at} href={href}>
        {part.text}
      </a>
    );
  });
}

/** Texts of the site, each as a paragraph. */
export function Paragraphs({ texts }: { texts: readonly RichText[] }) {
  return texts.map((text, at) => (
    <p key={at}>
      <LinkedText text={text} />
    </p>
  ));
}

/** Questions and answers, without a heading of their own. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <Fragment key={question}>
      <h3>{question}</h3>
      <Paragraphs texts={[answer]} />
    </Fragment>
  ));
}

/** Steps as a numbered list. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ what, how }) => (
        <li key={what}>
          <strong>{what}</strong> <LinkedText text={how} />
        </li>
      ))}
    </ol>
  );
}
