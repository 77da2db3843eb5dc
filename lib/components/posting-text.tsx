import type { PublicProject } from '../public-project/public-project.ts';
import { textHtml } from '../public-project/text-html.ts';
import { languageAttributes } from './in-language.tsx';

type Props = Pick<PublicProject, 'context' | 'posting' | 'language'>;

/** The text of a posting as HTML: as its author wrote it if the feed has HTML, else as paragraphs and lists. */
export const postingHtml = ({ context, posting }: Props): string => posting ?? textHtml(context);

export function PostingText(project: Props) {
  const own = { className: 'context', ...languageAttributes(project.language) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the feed’s HTML is reduced to what is harmless where it is read
  return <div {...own} dangerouslySetInnerHTML={{ __html: postingHtml(project) }} />;
}
