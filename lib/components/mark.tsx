import { createElement, type ReactNode } from 'react';
import mark from '../brand/mark.json' with { type: 'json' };
import type { Shape } from '../brand/read-mark.ts';

const drawn = (shapes: readonly Shape[]): ReactNode[] =>
  shapes.map(([name, attributes, within], at) => createElement(name, { key: at, ...attributes }, ...drawn(within)));

/** The site's mark, in the colour of the text around it. Says nothing that the name beside it doesn't. */
export function Mark({ size }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={mark.viewBox} fill="currentColor" aria-hidden="true">
      {drawn(mark.shapes as unknown as readonly Shape[])}
    </svg>
  );
}
