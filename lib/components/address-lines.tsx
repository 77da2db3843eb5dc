/** A postal address, line by line. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [<br key={`break-${at}`} />, line]));
}
