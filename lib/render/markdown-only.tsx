import type { ReactNode } from 'react';

/** Content that only markdown has, such as a shorter form of what people see. {@link withoutClient} shows it there. */
export function MarkdownOnly(_: { readonly children: ReactNode }): ReactNode {
  return null;
}
