/** A telephone number as a link that dials it; the number is in international form (RFC 3966). */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+${phone.replace(/\D/g, '')}`}>{phone}</a>;
}
