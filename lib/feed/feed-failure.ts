/**
 * The reason why the upstream could not be read. The message is logged; nothing the upstream says reaches a client.
 * `retryAfterSeconds` is the upstream's `Retry-After`, if it sent one.
 */
export class FeedFailure extends Error {
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
