import { config } from '../config.ts';
import { EmailLink } from './email-link.tsx';

/** The e-mail address for clients. */
export function SalesEmail() {
  return <EmailLink address={config().salesEmail} />;
}
