/** The largest batch. */
export const MAX_BATCH = 10;
