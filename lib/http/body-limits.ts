/** The largest body of a submitted contact form. */
export const MOST_FORM_BYTES = 64 * 1024;
/** The largest body of a request to the MCP endpoint. */
export const MOST_MCP_BYTES = 64 * 1024;
/** The most JSON-RPC messages in one request to it. */
export const MOST_MCP_MESSAGES = 10;
/** The largest body of a server action; Next documents this limit. */
export const MOST_ACTION_BYTES = 1024 * 1024;
