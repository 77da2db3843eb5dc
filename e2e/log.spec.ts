import { expect, test } from 'playwright/test';
import { startSite } from './support/site.ts';
import { answering, startUpstream } from './support/upstream.ts';

test('the site keeps running when the reader of its log goes away', async () => {
  const upstream = await startUpstream(answering('gone', 500));
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url, PROJECTS_FEED_REVALIDATE_SECONDS: '1' });
  const statuses = async () =>
    Promise.all(
      ['/api/public-projects', '/api/health'].map(async (path) => {
        const answer = await fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(30_000) });
        return answer.status;
      }),
    );
  try {
    site.stopReading();
    expect(await statuses()).toEqual([502, 200]);
    // The failure above has been written to a closed pipe; a second one would be too.
    expect(await statuses()).toEqual([502, 200]);
  } finally {
    await site.stop();
    await upstream.stop();
  }
});
