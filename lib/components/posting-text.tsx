import { Fragment } from 'react';
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

/** The text of a posting as paragraphs, whose line breaks are kept, and lists. */
export function PostingText({ text, language }: { text: string; language?: string | undefined }) {
  const own = { className: 'context', ...languageAttributes(language) };
  return textBlocks(text).map((block, at) =>
    'items' in block ? (
      <List key={at} list={block} {...own} />
    ) : (
      <p key={at} {...own}>
        <Lines lines={block} />
      </p>
    ),
  );
}
