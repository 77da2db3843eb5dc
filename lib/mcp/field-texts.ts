/**
 * A text in a line of a result, without what could pass for the line's own
 * structure. Texts of a feed have no invisible characters.
 */
export const inLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '¦');

/**
 * Each field with its name, in a line: “apply by: 2027-01-31”, “meets: Java,
 * remote”. What is not stated has no text.
 */
export const fieldTexts = (fields: object): readonly string[] =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => {
      const text = [value].flat().join(', ');
      return inLine(`${name.replaceAll('_', ' ')}: ${text}`);
    });
