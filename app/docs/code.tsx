/** A code block; in markdown, its language follows the opening fence. */
export function Code({ language, children }: { language: string; children: string }) {
  return (
    <pre>
      <code className={`language-${language}`}>{children}</code>
    </pre>
  );
}
