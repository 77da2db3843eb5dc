import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The complete HTML of a tree of server components. Throws what a component throws: a part of a document is none. */
export async function staticHtml(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // React separates neighbouring texts for its client runtime, which these pages don't have.
  return html.replaceAll('<!-- -->', '');
}
