import type { Listing } from '@/lib/listing/listing.ts';

/** The position in a long list, with links to the previous and next page. Renders nothing if there is only one page. */
export function PageLinks({ listing: { page, neighbours } }: { listing: Listing }) {
  if (page.of === 1) return null;
  return (
    <nav className="page-links" aria-label="Pages of the list">
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
    </nav>
  );
}
