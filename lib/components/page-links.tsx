import type { Listing } from '../projects/listing.ts';

/** Where in a long list a page stands, and the way to its neighbours. Nothing when there is one page only. */
export function PageLinks({ listing: { page, neighbours } }: { listing: Listing }) {
  if (page.of === 1) return null;
  return (
    <nav className="page-links" aria-label="Pages of the list">
      <p>
        {`Page ${page.number} of ${page.of}.`}{' '}
        {neighbours.prev && (
          <a rel="prev" href={neighbours.prev}>
            Previous page
          </a>
        )}{' '}
        {neighbours.next && (
          <a rel="next" href={neighbours.next}>
            Next page
          </a>
        )}
      </p>
    </nav>
  );
}
