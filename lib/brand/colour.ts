const CHANNELS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Red, green and blue of a colour, each from 0 to 255. Throws for any other notation than `#rrggbb`. */
export function channelsOf(colour: string): number[] {
  const channels = CHANNELS.exec(colour)?.slice(1);
  if (!channels) throw new Error(`A colour is written as #rrggbb, not as ${colour}.`);
  return channels.map((channel) => Number.parseInt(channel, 16));
}

/** A colour with a share, from 0 to 1, of another in it; all as `#rrggbb`. Throws for any other notation. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  return `#${channelsOf(colour)
    .map((channel, at) => Math.round(channel + ((others[at] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
