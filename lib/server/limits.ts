// The limits of the layer. docs/operating.md explains the ones that an operator
// may notice.

/**
 * Open connections; beyond that new ones are closed. A proxy in front bounds
 * what one address may have.
 */
export const MOST_CONNECTIONS = 2_048;
/** Requests on one connection, after which it is closed. */
export const MOST_REQUESTS_OF_CONNECTION = 1_000;
/**
 * Header fields of a request; Node ignores the rest. All of them together may
 * have 16 kB, Node's default.
 */
export const MOST_HEADER_FIELDS = 100;

/** The time for the head of a request, and for the whole request. */
export const LONGEST_HEAD_MS = 10_000;
export const LONGEST_REQUEST_MS = 30_000;
/** The time for making a response. */
export const LONGEST_RESPONSE_MS = 30_000;
/**
 * A connection is closed when it is idle for this long between requests, or
 * when its peer takes no byte of a response for this long.
 */
export const LONGEST_IDLE_MS = 10_000;
export const LONGEST_SILENCE_MS = 60_000;

/** How long the process of Next may take to start. */
export const LONGEST_START_MS = 90_000;
/**
 * The heap of that process, unless NODE_OPTIONS sets another. Without a limit,
 * V8 collects garbage only when memory is short.
 */
export const MOST_HEAP_MB = 512;
/**
 * Bytes of an address and header fields that it takes: the caller's 16 kB, and
 * what the layer adds, in which an escaped address stands twice.
 */
export const MOST_HEADER_BYTES_OF_NEXT = 65_536;
/**
 * When the site is stopped: the time for responses in progress, and then for
 * Next to end. Docker kills both after ten seconds.
 */
export const SHUTDOWN_MS = 7_000;
export const NEXT_SHUTDOWN_MS = 1_000;
/** How often connections that have become idle are closed while stopping. */
export const CLOSE_IDLE_MS = 50;

/**
 * Concurrent renderings: Next has one thread, so more would only delay each.
 * More forms are allowed, because they wait for a mail server.
 */
export const RENDERINGS_AT_ONCE = 4;
export const FORMS_AT_ONCE = 16;
/**
 * How often to check whether a caller still waits for a rendering, which is
 * otherwise aborted. Not more often, because an aborted page goes on in Next,
 * and the next page should not start at the same time.
 */
export const CALLER_CHECK_MS = 1_000;
/** Requests that may wait for a rendering, and as many for a form. */
export const MOST_WAITING = 64;
/**
 * How long a request for assignments waits for the first reading of the feed,
 * before it is queued.
 */
export const LONGEST_FIRST_READING_MS = 5_000;

/** Cached responses, and their bytes. */
export const MOST_RESPONSES = 1_000;
export const MOST_RESPONSE_BYTES = 32 * 1024 * 1024;
