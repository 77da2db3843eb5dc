import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { startUpstream } from './upstream.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('the webhook secret of the tests').toString('base64')}`;

/** A webhook as it arrived. */
type ReceivedWebhook = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * The message in a webhook. Throws if it is not signed with
 * {@link WEBHOOK_SECRET}, as Standard Webhooks’ own library finds.
 */
export function verified({ headers, body }: ReceivedWebhook) {
  return new Webhook(WEBHOOK_SECRET).verify(body, headers) as {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A receiver of webhooks on this machine, which accepts each. */
export async function startReceiver() {
  const webhooks: ReceivedWebhook[] = [];
  const { url, stop } = await startUpstream(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    webhooks.push({ headers, body: await text(request) });
    response.writeHead(204).end();
  });
  return { url, webhooks, stop };
}
