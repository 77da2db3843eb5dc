import type { ReactNode } from 'react';

/** What few readers need at once, folded on the page. Markdown has it unfolded. */
export function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary data-mdast="ignore">{summary}</summary>
      {children}
    </details>
  );
}
