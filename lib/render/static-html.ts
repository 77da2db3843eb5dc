import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders a tree of server components to HTML. Throws whatever a component
 * throws, rather than return a partial document.
 */
export async function staticHtml(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const { prelude } = await prerender(node, { onError });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // React separates adjacent texts with empty comments for hydration, which is
  // not needed here.
  return html.replaceAll('<!-- -->', '');
}
