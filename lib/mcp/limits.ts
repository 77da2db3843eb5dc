/** The largest body of a request to the MCP endpoint. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The largest batch. */
export const MAX_BATCH = 10;
