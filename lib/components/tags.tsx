import type { ReactNode } from 'react';

// What the tags of messages become: `t.rich('list.empty', { list: linkTo(…)
// })`.

/** A link, as in `<list>open assignments</list>`. */
export const linkTo = (address: string) => (chunks: ReactNode) => (
  <a href={address}>{chunks}</a>
);

/** Words that only screen readers and markdown have. */
export const hidden = (chunks: ReactNode) => (
  <span className="visually-hidden">{chunks}</span>
);

export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
