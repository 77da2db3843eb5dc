import { config } from '../config/config.ts';
import { decoded } from '../http/request-target.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { applyAddress, rowId } from '../routes/addresses.ts';

const ROW = `#${rowId('')}`;

/**
 * What may be an id in an address of this site: a parameter of a form, the
 * fragment of a row in a list, and the end of the path.
 */
function idsIn({ hash, pathname, searchParams }: URL) {
  const page = pathname.replace(/(?:\.md)?\/?$/, '');
  const end = page.lastIndexOf('/') + 1;
  return [
    searchParams.get('assignment'),
    decoded(hash.replace(ROW, '')),
    decoded(page.slice(end)),
  ];
}

/**
 * The open assignment that a text names: by its id, which may be
 * percent-encoded, by any address of this site that is about it, or by the
 * address to apply for it. `undefined` if none is open.
 */
export function findAssignment(
  { all, byId }: ProjectList,
  text: string,
): PublicProject | undefined {
  const { baseUrl, hosts } = config();
  const project = byId.get(text);
  if (project || !URL.canParse(text, baseUrl)) return project;
  const url = new URL(text, baseUrl);
  const ids = hosts.includes(url.hostname) ? idsIn(url) : [];
  const named = ids.map((id) => byId.get(id ?? ''));
  const isTarget = (each: PublicProject) =>
    new URL(applyAddress(each), baseUrl).href === url.href;
  return named.find(Boolean) ?? all.find(isTarget);
}
