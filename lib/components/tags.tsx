import type { ReactNode } from 'react';

// What the tags of messages become: `t.rich('list.empty', { list: linkTo(…)
// })`.

/** A link, as in `<list>open assignments</list>`. */
export const linkTo =
  (address: string, attributes?: object) => (chunks: ReactNode) => (
    <a href={address} {...attributes}>
      {chunks}
    </a>
  );

/** Words of a class. */
export const classed = (className: string) => (chunks: ReactNode) => (
  <span className={className}>{chunks}</span>
);

/** Words that only screen readers and markdown have. */
export const hidden = classed('visually-hidden');

export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
