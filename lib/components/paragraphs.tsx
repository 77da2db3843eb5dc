/** Plain text as paragraphs; a single line break stays one. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph, at) => (
    <p key={at} className="context">
      {paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={`break-${index}`} />, line]))}
    </p>
  ));
}
