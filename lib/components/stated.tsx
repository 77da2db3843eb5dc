/** A fact about an assignment, or "not stated" if the feed lacks it. */
export function Stated({ value }: { value: string | undefined }) {
  return value || <span className="absent">not stated</span>;
}
