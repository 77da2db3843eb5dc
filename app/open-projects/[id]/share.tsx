/** An address to share, as text to copy, with buttons where scripts run. */
export function Share({ address, title }: { address: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share" data-mdast="ignore">
      <h2>Share this assignment</h2>
      <p className="mono address">{address}</p>
      <p className="tools">
        {/* The script changes this button's label, possibly before React hydrates the page. */}
        <button type="button" className="quiet" data-share={title} data-address={address} suppressHydrationWarning>
          Share
        </button>
        <button type="button" className="quiet" data-print>
          Print
        </button>
        <a href={mail}>Send by e-mail</a>
      </p>
    </section>
  );
}
