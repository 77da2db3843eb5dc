/**
 * Why the upstream could not be read. The message goes to the log; nothing the upstream says goes to a client.
 * `retryAfterSeconds` is what the upstream asked for, if it did.
 */
export class FeedFailure extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}
