/** The addresses of the pages before and after one. */
export type Neighbours = { readonly prev?: string; readonly next?: string };

/** Where in a long list a page stands, and the way to its neighbours. Nothing when there is one page only. */
export function PageLinks({ number, of, neighbours }: { number: number; of: number; neighbours: Neighbours }) {
  if (of === 1) return null;
  return (
    <nav className="page-links" aria-label="Pages of the list">
      <p>
        {`Page ${number} of ${of}.`}{' '}
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
