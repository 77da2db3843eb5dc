const ESCAPES = /[<>&\u2028\u2029]/g;

/** A schema.org description as a data block. Text in it cannot close the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    ESCAPES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every character with a meaning in HTML is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
