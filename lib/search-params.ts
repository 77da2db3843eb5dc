/** The query of a page's address as Next hands it over, as what it was; of a repeated name every value. */
export function searchParamsOf(query: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
}
