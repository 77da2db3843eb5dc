import { languageAttributes } from '@/lib/components/in-language.tsx';

type Props = {
  /** The language of the code; in markdown it follows the opening fence. */
  readonly language: string;
  /** The language of the text in it, if people read it. */
  readonly wordsIn?: string | undefined;
  readonly children: string;
};

/** A code block. */
export function Code({ language, wordsIn, children }: Props) {
  return (
    <pre>
      <code className={`language-${language}`} lang={languageAttributes(wordsIn).lang}>
        {children}
      </code>
    </pre>
  );
}
