/**
 * What came of an attempt to send a message to a destination. `refused`: it will never take this message; `later`: not now;
 * `unreachable`: it takes none now. The reason is in our own words.
 */
export type Attempt = {
  readonly outcome: 'accepted' | 'refused' | 'later' | 'unreachable';
  readonly reason?: string;
};
