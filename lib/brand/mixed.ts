import { channelsOf } from './channels-of.ts';

/** A colour with a share, from 0 to 1, of another in it; all as `#rrggbb`. Throws for any other notation. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  return `#${channelsOf(colour)
    .map((channel, at) => Math.round(channel + ((others[at] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
