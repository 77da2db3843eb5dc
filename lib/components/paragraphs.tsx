import { Fragment } from 'react';
import type { Marker } from '../search/mark-matches.ts';
import { Marked } from './marked.tsx';

/** Plain text as paragraphs; keeps single line breaks. */
export function Paragraphs({ text, marker }: { text: string; marker?: Marker | undefined }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph, at) => (
    <p key={at} className="context">
      {paragraph.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Marked text={line} marker={marker} />
        </Fragment>
      ))}
    </p>
  ));
}
