import { Fragment } from 'react';
import type { PublicProject } from '../public-project/public-project.ts';
import { type TextItem, type TextList, textBlocks } from '../public-project/text-blocks.ts';
import { languageAttributes } from './in-language.tsx';

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type ListProps = { readonly list: TextList; readonly className?: string; readonly lang?: string; readonly dir?: 'rtl' };

function List({ list: { isNumbered, items }, ...attributes }: ListProps) {
  const Kind = isNumbered ? 'ol' : 'ul';
  return (
    <Kind {...attributes}>
      {items.map((item, at) => (
        <Item key={at} item={item} />
      ))}
    </Kind>
  );
}

function Item({ item: { lines, lists } }: { item: TextItem }) {
  return (
    <li>
      <Lines lines={lines} />
      {lists.map((list, at) => (
        <List key={at} list={list} />
      ))}
    </li>
  );
}

type Props = Pick<PublicProject, 'context' | 'posting' | 'language'>;

/** The text of a posting: as its author wrote it if the feed has HTML, else as paragraphs, whose line breaks are kept, and lists. */
export function PostingText({ context, posting, language }: Props) {
  const own = { className: 'context', ...languageAttributes(language) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the feed’s HTML is reduced to what is harmless where it is read
  if (posting !== undefined) return <div {...own} dangerouslySetInnerHTML={{ __html: posting }} />;
  return textBlocks(context).map((block, at) =>
    'items' in block ? (
      <List key={at} list={block} {...own} />
    ) : (
      <p key={at} {...own}>
        <Lines lines={block} />
      </p>
    ),
  );
}
