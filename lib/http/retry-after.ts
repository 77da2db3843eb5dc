/** The seconds that a `Retry-After` asks for, given as a number or a date (RFC 9110 §10.2.3); `null` if it says nothing. */
export function retryAfter(value: string | null | undefined): number | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : null;
}
