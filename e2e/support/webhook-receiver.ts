import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('the webhook secret of the tests').toString('base64')}`;

/** A webhook as it arrived. */
export type ReceivedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** How a webhook is answered: with a status, or in another way. */
export type Behaviour = number | ((request: IncomingMessage, response: ServerResponse) => void);

/** The message in a webhook. Throws if it is not signed with {@link WEBHOOK_SECRET}, as Standard Webhooks’ own library finds. */
export function verified({ headers, body }: ReceivedWebhook) {
  return new Webhook(WEBHOOK_SECRET).verify(body, headers) as {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A receiver of webhooks on this machine. `behave` sets how it answers from then on. */
export async function startReceiver(initial: Behaviour = 204) {
  let behaviour = initial;
  const webhooks: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    webhooks.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    if (typeof behaviour === 'number') response.writeHead(behaviour).end();
    else behaviour(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/messages`,
    webhooks,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
