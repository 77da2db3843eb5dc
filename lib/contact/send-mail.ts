import { PassThrough } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';

/**
 * Whether the mail server has accepted a mail for its recipient, or our own word for why that is not known. `isFinal`: it
 * refused this mail, and would do so again (RFC 5321 §4.2.1: 5yz).
 */
export type Sending =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly isFinal: boolean };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A mail server, and how long it may take. */
export type MailServer = {
  readonly smtpUrl: string;
  /** For everything but the answer to the whole of the data. */
  readonly timeoutSeconds: number;
  /** For that answer, where nobody waits: who gives up sooner and tries again sends the mail twice (RFC 5321 §4.5.3.2.6). */
  readonly answerSeconds?: number;
  readonly signal?: AbortSignal;
};

/**
 * How to reach the mail server. A password leaves this machine only over TLS; `?requireTLS=false` in the address, as any
 * option of the mail library there, goes before this.
 */
export function transportOptions({ smtpUrl, timeoutSeconds, answerSeconds = 0 }: MailServer) {
  const limitMs = timeoutSeconds * 1000;
  const { password, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    requireTLS: password !== '' && !LOOPBACK.includes(hostname),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: Math.max(limitMs, answerSeconds * 1000),
    dnsTimeout: limitMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// What the mail library calls a refusal of the addresses or of the text; of a password, say, the operator can mend it.
const OF_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

function failed(error: unknown): Sending {
  const { code, responseCode, name } = error as Error & { code?: string; responseCode?: number };
  return {
    ok: false,
    reason: [code ?? name, responseCode].filter((part) => part !== undefined).join(' '),
    isFinal: OF_THIS_MAIL.includes(code ?? '') && responseCode !== undefined && responseCode >= 500,
  };
}

/**
 * Sends one mail within a time limit. Only the answer to the whole of the data counts as accepted (RFC 5321 §4.2.5);
 * at the limit the connection is cut. What the server says is not repeated: it may name addresses.
 */
export async function sendMail(mail: SendMailOptions, server: MailServer): Promise<Sending> {
  const { timeoutSeconds, answerSeconds, signal } = server;
  const limit = new AbortController();
  const endAfter = (seconds: number) => setTimeout(() => limit.abort(), seconds * 1000);
  let timer = endAfter(timeoutSeconds);
  const transport = createTransport(transportOptions(server));
  transport.use('stream', ({ message }, done) => {
    message.transform(() =>
      new PassThrough().on('end', () => {
        if (answerSeconds === undefined) return;
        clearTimeout(timer);
        timer = endAfter(answerSeconds);
      }),
    );
    done();
  });
  try {
    const until = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]);
    const { rejected } = await transport.sendMail({ ...mail, signal: until });
    return rejected.length === 0 ? { ok: true } : { ok: false, reason: 'recipient rejected', isFinal: true };
  } catch (error) {
    return failed(error);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
