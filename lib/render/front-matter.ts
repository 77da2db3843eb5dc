/** YAML front matter. Values are JSON strings, which are valid YAML 1.2 (§7.3.1), so no value can end the block. */
export function frontMatter(values: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
