import { createElement, type ReactNode } from 'react';
import mark from '../brand/mark.json' with { type: 'json' };
import type { Shape } from '../brand/read-mark.ts';

const drawn = (shapes: readonly Shape[]): ReactNode[] =>
  shapes.map(([name, attributes, within], at) => createElement(name, { key: at, ...attributes }, ...drawn(within)));

/** The site's mark, in the colour of the surrounding text. Decorative: the name appears beside it. */
export function Mark({ size }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={mark.viewBox} fill="currentColor" aria-hidden="true">
      {drawn(mark.shapes as unknown as readonly Shape[])}
    </svg>
  );
}
