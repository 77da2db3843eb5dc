import type { Metadata } from 'next';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { markdownPath } from '@/lib/routes/pages.ts';
import { type ResourceEntry, resources } from '@/lib/routes/resources.ts';

/**
 * What the metadata of a page says about its canonical address: the address
 * itself, its markdown, and the feeds of the open assignments or, with a
 * `feedQuery`, of those that a list shows.
 */
export function alternatesOf(
  address: string,
  feedQuery = '',
): Metadata['alternates'] {
  const { atomFeed, jsonFeed } = resources;
  const feed = ({ path, title }: ResourceEntry) => [
    {
      url: `${path}${feedQuery}`,
      title: `${pages.openProjects.label} (${title})`,
    },
  ];
  return {
    canonical: address,
    types: {
      'text/markdown': [
        { url: markdownPath(address), title: t('frame.asMarkdown') },
      ],
      [atomFeed.type]: feed(atomFeed),
      [jsonFeed.type]: feed(jsonFeed),
    },
  };
}
