import type { ReactNode } from 'react';

type Props = { readonly summary: string; readonly heading?: 'h3' | 'h4'; readonly children: ReactNode };

/** Details that few readers need, folded on the page. In markdown they are unfolded, below the heading if there is one. */
export function Folded({ summary, heading: Heading, children }: Props) {
  return (
    <details>
      {Heading ? (
        <summary>
          <Heading>{summary}</Heading>
        </summary>
      ) : (
        <summary data-mdast="ignore">{summary}</summary>
      )}
      {children}
    </details>
  );
}
