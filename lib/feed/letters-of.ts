/** The letters and digits of a header, without accents: “Tech stack” and “tech_stack” are one, and so are “Début” and “debut”. */
export const lettersOf = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
