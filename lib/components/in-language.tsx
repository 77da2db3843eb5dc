import type { ReactNode } from 'react';
import { config } from '../config/config.ts';
import { t } from '../content/messages.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { textHtml } from '../public-project/text-html.ts';

/**
 * The attributes of an element whose text is in this language (WCAG 2.2,
 * 3.1.2), so that it is pronounced, hyphenated and laid out correctly. None if
 * the language is the page's, or not known.
 */
export function languageAttributes(language: string | undefined): {
  readonly lang?: string;
  readonly dir?: 'auto';
} {
  if (language === undefined || language === config().language) return {};
  return { lang: language, dir: 'auto' };
}

type Props = {
  readonly language: string | undefined;
  readonly children: ReactNode;
};

/** A text in a language within text in the page's. */
export function InLanguage({ language, children }: Props) {
  return <span {...languageAttributes(language)}>{children}</span>;
}

type StatedProps = {
  readonly text: string;
  readonly language: string | undefined;
};

/** A text in its language, or that it is not stated. */
export const StatedText = ({ text, language }: StatedProps) =>
  text === '' ? (
    <span className="absent">{t('fields.notStated')}</span>
  ) : (
    <InLanguage language={language}>{text}</InLanguage>
  );

type Posting = Pick<PublicProject, 'context' | 'posting' | 'language'>;

/**
 * The text of a posting as HTML: as its author wrote it if the feed has HTML,
 * else as paragraphs and lists.
 */
export const postingHtml = ({ context, posting }: Posting): string =>
  posting ?? textHtml(context);

/** The text of a posting, in its own language. */
export function PostingText(project: Posting) {
  return (
    <div
      className="context"
      {...languageAttributes(project.language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the feed’s HTML is reduced to what is harmless where it is read
      dangerouslySetInnerHTML={{ __html: postingHtml(project) }}
    />
  );
}
