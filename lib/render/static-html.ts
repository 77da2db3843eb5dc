import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders a tree of server components to HTML. Throws whatever a component
 * throws, rather than return a partial document.
 */
export async function staticHtml(node: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(node, {
    onError(error) {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  // React separates adjacent texts with empty comments for hydration, which is
  // not needed here.
  return html.replaceAll('<!-- -->', '');
}
