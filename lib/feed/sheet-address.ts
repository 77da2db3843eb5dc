const SHEET = /^\/spreadsheets\/(?:u\/\d+\/)?d\/((?:e\/)?[\w-]+)(?:\/\w*)?$/;

/** The address of a Google Sheet as CSV, from one of those that people copy for it; any other address as it is. */
export function sheetAddress(url: URL): URL {
  const id = url.hostname === 'docs.google.com' ? SHEET.exec(url.pathname)?.[1] : undefined;
  if (id === undefined || url.searchParams.has('output') || url.searchParams.has('format')) return url;
  // A published sheet has an id of its own.
  const [page, format] = id.startsWith('e/') ? ['pub', 'output'] : ['export', 'format'];
  const address = new URL(`/spreadsheets/d/${id}/${page}`, url);
  const tab = url.searchParams.get('gid') ?? /gid=(\d+)/.exec(url.hash)?.[1];
  if (tab !== undefined) address.searchParams.set('gid', tab);
  if (tab !== undefined && page === 'pub') address.searchParams.set('single', 'true');
  address.searchParams.set(format, 'csv');
  return address;
}
