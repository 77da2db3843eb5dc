import type { RichText, Titled } from '../content/rich-text.ts';

/** What is marked in a text: a link, words that stand out, or code. */
const MARKED = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*|`[^`]+`)/;

/** Renders a text of the site with its links. */
export function LinkedText({ text }: { text: RichText }) {
  return text.split(MARKED).map((part, at) => {
    const [, words, address] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
    if (address)
      return (
        <a key={at} href={address}>
          {words}
        </a>
      );
    if (part.startsWith('**'))
      return <strong key={at}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? (
      <code key={at}>{part.slice(1, -1)}</code>
    ) : (
      part
    );
  });
}

/** Texts of the site, each as a paragraph. */
export function Paragraphs({ texts }: { texts: readonly RichText[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));
}

/** Questions and answers, without a heading of their own. */
export function Questions({ questions }: { questions: readonly Titled[] }) {
  return (
    <div className="questions">
      {questions.map(([question, answer]) => (
        <div key={question}>
          <h3>{question}</h3>
          <Paragraphs texts={[answer]} />
        </div>
      ))}
    </div>
  );
}

/** Steps as a numbered list. */
export function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className="steps">
      {steps.map(([what, how]) => (
        <li key={what}>
          <strong>{what}</strong> <LinkedText text={how} />
        </li>
      ))}
    </ol>
  );
}
