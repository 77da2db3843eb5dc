import type { TextFilter } from '@/lib/filters.ts';
import type { Marker } from '@/lib/search/mark-matches.ts';

type Props = { readonly text: string; readonly marker?: Marker | undefined; readonly field?: TextFilter | undefined };

/** A text with the search terms highlighted. Markdown shows the plain text. */
export function Marked({ text, marker, field }: Props) {
  if (!marker) return text;
  return marker(text, field).map(({ text: segment, isMatch }, at) =>
    isMatch ? <mark key={at}>{segment}</mark> : segment,
  );
}
