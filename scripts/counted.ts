const NUMBER = new Intl.NumberFormat('en');

/** A number of things as text, for example "1 open assignment". */
export const counted = (number: number, what = 'open assignment'): string =>
  `${NUMBER.format(number)} ${what}${number === 1 ? '' : 's'}`;
