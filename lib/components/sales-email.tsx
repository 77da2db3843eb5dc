import { config } from '../config.ts';

/** An e-mail address, both as text to copy and as a link. */
export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The e-mail address for clients. */
export function SalesEmail() {
  return <EmailLink address={config().salesEmail} />;
}
