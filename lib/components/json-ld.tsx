const ESCAPES = /[<>&\u2028\u2029]/g;

/** A schema.org description as a data block. No text in it can end the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    ESCAPES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every character escaped that HTML gives a meaning
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
