import { t } from '@/lib/content/messages.ts';
import { MOST_BODY_BYTES } from '@/lib/http/limits.ts';
import { readBody } from '@/lib/http/read-body.ts';
import { routeHandler } from '@/lib/http/route-handler.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { parseListQuery } from '@/lib/search/list-query.ts';
import { listAddress } from '@/lib/search/listing.ts';
import { profileQuery } from '@/lib/search/profile-query.ts';

/**
 * Takes a profile that somebody pasted, and leads to the list that its wishes
 * order. The profile itself is in no address, and nothing is kept of it.
 */
export const POST = routeHandler(async (request) => {
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body === null)
    return new Response(t('profile.tooLarge'), { status: 413 });
  const { filter } = parseListQuery(new URLSearchParams(body));
  const { list } = await getProjects();
  const q = profileQuery(list, filter.q ?? '');
  const address = listAddress({ filter: { ...filter, q } });
  // RFC 9110 §15.4.4: reloading the list does not send the profile again.
  return new Response(null, {
    status: 303,
    headers: { Location: `${address}#count`, 'Cache-Control': 'no-store' },
  });
});
