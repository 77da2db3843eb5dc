/** A fact of an assignment; where the feed has none, the page says so. */
export function Stated({ value }: { value: string | undefined }) {
  return value || <span className="absent">not stated</span>;
}
