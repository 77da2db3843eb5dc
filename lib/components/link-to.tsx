import type { ReactNode } from 'react';

/** The tag of a message that is a link: `<list>open assignments</list>`. */
export const linkTo = (address: string) => (chunks: ReactNode) => (
  <a href={address}>{chunks}</a>
);
