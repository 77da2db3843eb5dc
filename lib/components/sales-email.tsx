import { config } from '../config.ts';

/** The e-mail address for clients, as text that can be copied and a link that can be followed. */
export function SalesEmail() {
  const { salesEmail } = config();
  return <a href={`mailto:${salesEmail}`}>{salesEmail}</a>;
}
