/**
 * What the caller is told instead of a result. `code` is a JSON-RPC error code, which the SDK sends with `data` when a
 * request handler throws this. The SDK's own class would load the whole SDK in every bundle that names a tool.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: number, message: string, data?: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
