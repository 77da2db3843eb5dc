import type { Metadata } from 'next';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { markdownPath } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';

/**
 * What the metadata of a page says about its canonical address: the address
 * itself, its markdown, and the feeds of the open assignments or, with a
 * `feedQuery`, of those that a list shows.
 */
export function alternatesOf(
  address: string,
  feedQuery = '',
): Metadata['alternates'] {
  const feeds = [resources.atomFeed, resources.jsonFeed].map(
    ({ path, type, title }) => [
      type,
      [
        {
          url: `${path}${feedQuery}`,
          title: `${pages.openProjects.label} (${title})`,
        },
      ],
    ],
  );
  const markdown = {
    url: markdownPath(address),
    title: t('frame.asMarkdown'),
  };
  return {
    canonical: address,
    types: { 'text/markdown': [markdown], ...Object.fromEntries(feeds) },
  };
}
