import { config } from '../config.ts';
import { picturePath } from '../site.ts';
import type { PageView } from './page.ts';

/** What a shared link shows (ogp.me), with absolute addresses. Nothing for a page that can't be shared. */
export function SocialMeta({ view: { status, title, description, path } }: { view: PageView }) {
  if (status !== 200) return null;
  const { baseUrl, siteName } = config();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${baseUrl}${path}`} />
      <meta property="og:image" content={`${baseUrl}${picturePath(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${siteName}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
