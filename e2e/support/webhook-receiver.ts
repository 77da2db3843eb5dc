import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { startUpstream } from './upstream.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('the webhook secret of the tests').toString('base64')}`;

/** A webhook as it arrived. */
type ReceivedWebhook = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** How a webhook is answered: with a status, or in another way. */
type Behaviour =
  | number
  | ((response: ServerResponse, webhook: ReceivedWebhook) => void);

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

/**
 * A receiver of webhooks on this machine. `behave` sets how it answers from
 * then on.
 */
export async function startReceiver(initial: Behaviour = 204) {
  const webhooks: ReceivedWebhook[] = [];
  const answering =
    (behaviour: Behaviour) =>
    async (request: IncomingMessage, response: ServerResponse) => {
      const webhook = {
        headers: request.headers as Record<string, string>,
        body: await text(request),
      };
      webhooks.push(webhook);
      if (typeof behaviour === 'number') response.writeHead(behaviour).end();
      else behaviour(response, webhook);
    };
  const { url, behave, stop } = await startUpstream(answering(initial));
  return {
    url,
    webhooks,
    behave: (next: Behaviour) => behave(answering(next)),
    stop,
  };
}
