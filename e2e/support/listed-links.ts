/** The addresses of the assignments that a page with a list shows, in its order. */
export const listedLinks = (html: string, siteUrl: string): readonly string[] =>
  [...html.matchAll(/<article\b.*?<h[23]><a href="([^"]+)"/gs)].map(
    ([, path = '']) => new URL(path.split('?')[0] ?? '', siteUrl).href,
  );
