/** A block of code with its language, which markdown writes beside the fence. */
export function Code({ language, children }: { language: string; children: string }) {
  return (
    <pre>
      <code className={`language-${language}`}>{children}</code>
    </pre>
  );
}
