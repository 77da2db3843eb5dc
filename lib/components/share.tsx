/** An address to pass on, as text that can be copied; the buttons appear when their script runs. */
export function Share({ address, title }: { address: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share" data-mdast="ignore">
      <h2>Pass it on</h2>
      <p className="mono address">{address}</p>
      <p className="tools">
        <button type="button" className="quiet" data-share={title} data-address={address} hidden>
          Share
        </button>
        <button type="button" className="quiet" data-print hidden>
          Print
        </button>
        <a href={mail}>Send by e-mail</a>
      </p>
    </section>
  );
}
