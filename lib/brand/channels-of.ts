const CHANNELS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Red, green and blue of a colour, each from 0 to 255. Throws for any other notation than `#rrggbb`. */
export function channelsOf(colour: string): number[] {
  const channels = CHANNELS.exec(colour)?.slice(1);
  if (!channels) throw new Error(`A colour is written as #rrggbb, not as ${colour}.`);
  return channels.map((channel) => Number.parseInt(channel, 16));
}
