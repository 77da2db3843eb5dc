import { createTransport, type SendMailOptions } from 'nodemailer';

/** Whether the mail server has accepted a mail for its recipient, or our own word for why that is not known. */
export type Sending = { readonly ok: true } | { readonly ok: false; readonly reason: string };

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
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    dnsTimeout: limit,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { rejected } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limit) });
    return rejected.length === 0 ? { ok: true } : { ok: false, reason: 'recipient rejected' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    transport.close();
  }
}
