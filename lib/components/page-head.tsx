import type { ReactNode } from 'react';
import { Breadcrumbs } from './json-ld.tsx';

type Props = { readonly path: string; readonly title: string; readonly heading?: string; readonly children: ReactNode };

/** The heading of a page, which is its title if it has no other, with its first sentence, and the way there for search engines. */
export function PageHead({ path, title, heading = title, children }: Props) {
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <h1>{heading}</h1>
      <p className="lead">{children}</p>
    </>
  );
}
