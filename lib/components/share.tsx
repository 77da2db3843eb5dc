/** An address to pass on, as text that can be copied; the buttons are there where scripts run. */
export function Share({ address, title }: { address: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share" data-mdast="ignore">
      <h2>Share this assignment</h2>
      <p className="mono address">{address}</p>
      <p className="tools">
        {/* The script says what this button does here, perhaps before React looks at the page. */}
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
