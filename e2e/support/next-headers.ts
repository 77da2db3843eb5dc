/** The header fields of the request that a unit test renders a page for. */
export const sent: { headers: Record<string, string> } = { headers: {} };

/** What Next gives to such a page: `next/headers`, in unit tests. */
export const headers = async () => new Headers(sent.headers);
