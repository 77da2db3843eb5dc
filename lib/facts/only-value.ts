/** The value that all of some are; `undefined` if they differ. */
export function onlyValue<Value>(values: readonly Value[]): Value | undefined {
  const [value, ...others] = new Set(values);
  return others.length === 0 ? value : undefined;
}
