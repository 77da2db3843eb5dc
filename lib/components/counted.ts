const NUMBER = new Intl.NumberFormat('en');

/** A number of open assignments in words. */
export function counted(number: number): string {
  return number === 1 ? '1 open assignment' : `${NUMBER.format(number)} open assignments`;
}

/** The noun for so many of them. */
export function assignments(number: number): string {
  return number === 1 ? 'assignment' : 'assignments';
}
