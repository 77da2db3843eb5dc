// RFC 9110 §12.4.2
const REFUSED = /^q=0(?:\.0{0,3})?$/;

/** Whether a reader that sent this `Accept-Encoding` takes gzip (RFC 9110 §12.5.3). */
export function acceptsGzip(header: string | null): boolean {
  const codings = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return [name, !parameters.some((parameter) => REFUSED.test(parameter.replaceAll(' ', '')))];
    }),
  );
  return codings.get('gzip') ?? codings.get('x-gzip') ?? codings.get('*') ?? false;
}
