import { createTransport, type SendMailOptions } from 'nodemailer';

/** Whether the mail server has accepted a mail for its recipient, or our own word for why that is not known. */
export type Sending = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * How to reach the mail server. A password leaves this machine only over TLS; `?requireTLS=false` in the address, as any
 * option of the mail library there, goes before this.
 */
export function transportOptions(smtpUrl: string, limitMs: number) {
  const { password, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    requireTLS: password !== '' && !LOOPBACK.includes(hostname),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, name } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}

/**
 * Sends one mail within a time limit. Only the answer to the whole of the data counts as accepted (RFC 5321 §4.2.5);
 * at the limit the connection is cut. What the server says is not repeated: it may name addresses.
 */
export async function sendMail(
  mail: SendMailOptions,
  { smtpUrl, timeoutSeconds }: { readonly smtpUrl: string; readonly timeoutSeconds: number },
): Promise<Sending> {
  const limit = timeoutSeconds * 1000;
  const transport = createTransport(transportOptions(smtpUrl, limit));
  try {
    const { rejected } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limit) });
    return rejected.length === 0 ? { ok: true } : { ok: false, reason: 'recipient rejected' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    transport.close();
  }
}
