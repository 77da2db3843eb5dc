import { Fragment } from 'react';
import type { Marker } from '../search/mark-matches.ts';
import { languageAttributes } from './language-attributes.ts';
import { Marked } from './marked.tsx';

type Props = {
  readonly text: string;
  readonly language?: string | undefined;
  readonly marker?: Marker | undefined;
};

/** Plain text as paragraphs; keeps single line breaks. */
export function Paragraphs({ text, language, marker }: Props) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph, at) => (
    <p key={at} className="context" {...languageAttributes(language)}>
      {paragraph.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Marked text={line} marker={marker} />
        </Fragment>
      ))}
    </p>
  ));
}
