// The limits on requests. `lib/server/limits.ts` has those of the layer.
// docs/operating.md explains the ones that an operator may notice.

/** Characters of an address, path and query. */
export const LONGEST_ADDRESS = 4_096;
/** Bytes of a request's body. */
export const MOST_BODY_BYTES = 64 * 1024;
/**
 * Callers counted separately. Beyond that, the caller who has not been seen for
 * longest is forgotten.
 */
export const MOST_CALLERS = 50_000;
/** How often the process of Next reports to the layer. */
export const REPORT_MS = 250;
