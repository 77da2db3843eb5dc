const NUMBER = new Intl.NumberFormat('en');

/** A number of open assignments as text, for example "1 open assignment". */
export function counted(number: number): string {
  return number === 1 ? '1 open assignment' : `${NUMBER.format(number)} open assignments`;
}
