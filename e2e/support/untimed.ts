/** A text without the times in it, such as that of the last reading, which may change between two requests. */
export const untimed = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC/g, 'then');
