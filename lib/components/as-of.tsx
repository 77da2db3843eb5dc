const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** The time at which data was read, to the minute, in UTC. */
export function AsOf({ time }: { time: Date }) {
  return <time dateTime={time.toISOString()}>{`${TIME_FORMAT.format(time).replace(' at ', ', ')} UTC`}</time>;
}
