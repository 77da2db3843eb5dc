/**
 * What Next gives to a page that is rendered without a request: `next/headers`,
 * in unit tests.
 */
export const headers = async () => new Headers();
