/** The day, in UTC, that was so many days ago; today for 0. What is shown changes with it, because the list's version has the day. */
export function dayAgo(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
