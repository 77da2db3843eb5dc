/** A telephone number in international form as a link that dials it (RFC 3966). */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+${phone.replace(/\D/g, '')}`}>{phone}</a>;
}
