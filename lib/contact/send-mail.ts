import { PassThrough } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Sending } from './destination.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const SMTP_SECONDS = 10;

/** A mail server and its time limits. */
export type MailServer = {
  readonly smtpUrl: string;
  /** For everything except the final reply to the data; a visitor may be waiting. */
  readonly timeoutSeconds?: number;
  /** For that reply, if no visitor waits: a client that gives up early and retries sends the mail twice (RFC 5321 §4.5.3.2.6). */
  readonly answerSeconds?: number;
  readonly signal?: AbortSignal;
};

/**
 * The options for connecting to the mail server. A password is only sent over TLS, unless the address says
 * `?requireTLS=false`; any option of the mail library in the address takes precedence.
 */
export function transportOptions({ smtpUrl, timeoutSeconds = SMTP_SECONDS, answerSeconds = 0 }: MailServer) {
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

// The library's error codes for rejected recipients or content, final if 5yz (RFC 5321 §4.2.1). Other errors, such as a wrong
// password, the operator can fix.
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
 * Sends one mail within a time limit. Only the final reply to the data counts as acceptance (RFC 5321 §4.2.5); at the
 * time limit the connection is closed. The server's replies are not repeated, because they may contain addresses.
 */
export async function sendMail(mail: SendMailOptions, server: MailServer): Promise<Sending> {
  const { timeoutSeconds = SMTP_SECONDS, answerSeconds, signal } = server;
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
