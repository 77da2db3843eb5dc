/** An e-mail address, as text that can be copied and a link that can be followed. */
export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
