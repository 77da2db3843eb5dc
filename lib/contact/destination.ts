import type { Config } from '../config.ts';

/** A place to which messages are delivered. */
export type DestinationName = 'smtp' | 'webhook';

/**
 * What came of an attempt. `refused`: it will never take this message; `later`: not now; `unreachable`: it takes none now. The
 * reason is in our own words.
 */
export type Attempt = {
  readonly outcome: 'accepted' | 'refused' | 'later' | 'unreachable';
  readonly reason?: string;
};

/** The names of the destinations that are configured. */
export function destinationNames({ smtpUrl, webhook }: Config['contact']): readonly DestinationName[] {
  const names: readonly DestinationName[] = ['smtp', 'webhook'];
  return names.filter((name) => (name === 'smtp' ? smtpUrl : webhook) !== null);
}
