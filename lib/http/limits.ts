// Every bound of the site's HTTP side in one table; docs/operating.md explains it to operators, who set others in lib/config.ts.

/** Open connections; beyond that the one that has waited longest for its client is closed. */
export const MOST_CONNECTIONS = 2_048;
/** The same from one address, where no proxy stands between. */
export const MOST_CONNECTIONS_OF_ADDRESS = 256;
/** Requests that a connection may send ahead before it is no longer read. */
export const MOST_SENT_AHEAD = 16;
/** Requests sent ahead on all connections together. */
export const MOST_SENT_AHEAD_IN_ALL = 4_096;
/** Header fields of a request; Node ignores the rest. All of them together may have 16 kB, Node's default. */
export const MOST_HEADER_FIELDS = 100;
/** Bytes of responses that clients have not taken yet, in all. */
export const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/** For the head of a request, and for all of a request. */
export const LONGEST_HEAD_MS = 10_000;
export const LONGEST_REQUEST_MS = 30_000;
/** For a body that is read: 64 kB arrive in ten seconds on any line that can load the page. */
export const LONGEST_BODY_MS = 10_000;
/** For making a response. */
export const LONGEST_RESPONSE_MS = 30_000;
/** For a client to take a response, and how much longer it has for each 10 kB. */
export const LONGEST_TAKING_MS = 30_000;
export const TAKING_MS_PER_10_KB = 1_000;
/** A connection on which nothing moves for so long is closed. */
export const LONGEST_SILENCE_MS = 60_000;

/** Bytes of a posted form, and of a request to the MCP endpoint. */
export const MOST_BODY_BYTES = 64 * 1024;
/** JSON-RPC messages in one request to the MCP endpoint, and levels of values in one another. */
export const MOST_MCP_MESSAGES = 10;
export const MOST_MCP_DEPTH = 32;

/** Renderings at a time. All of them share one thread, so more would only delay each. */
export const PAGES_AT_ONCE = 2;
export const SEARCHES_AT_ONCE = 1;
/** Turns of the event loop between two of them in one queue; in each a connection can be accepted. */
export const TURNS_BETWEEN_RENDERINGS = 32;
/** Requests that wait for a place in each of these queues, and the share of one caller. */
export const MOST_WAITING = 64;
export const MOST_WAITING_OF_CALLER = 16;

/** Stored responses, and their bytes. */
export const MOST_RESPONSES = 1_000;
export const MOST_RESPONSE_BYTES = 32 * 1024 * 1024;
/** Callers counted separately. Beyond that the one not seen for longest is forgotten, so that no newcomer is refused. */
export const MOST_CALLERS = 50_000;
