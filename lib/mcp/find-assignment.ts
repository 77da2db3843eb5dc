import { config } from '../config/config.ts';
import { decoded } from '../http/request-target.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { applyAddress, rowId } from '../routes/addresses.ts';

const ROW = `#${rowId('')}`;

/** The last segment of a path, without what marks it as markdown. */
function lastSegment(path: string): string {
  const segment =
    path
      .replace(/(?:\.md)?\/?$/, '')
      .split('/')
      .at(-1) ?? '';
  return decoded(segment) ?? '';
}

/**
 * What may be an id in an address: the fragment of a row in a list, a
 * parameter, or the end of a path, also of a path in a parameter.
 */
function idsIn({ hash, pathname, searchParams }: URL): readonly string[] {
  const values = [...searchParams.values()];
  const paths = [hash.replace(ROW, ''), ...values, pathname];
  return [...values, ...paths.map(lastSegment)];
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
  const { baseUrl, hosts, appUrl } = config();
  const project = byId.get(text);
  if (project || !URL.canParse(text, baseUrl)) return project;
  const url = new URL(text, baseUrl);
  const isOurs = hosts.includes(url.hostname) || url.origin === appUrl;
  const id = isOurs && idsIn(url).find((each) => byId.has(each));
  if (id) return byId.get(id);
  const isTarget = (address: string) =>
    new URL(address, baseUrl).href === url.href;
  return all.find((each) => isTarget(applyAddress(each)));
}
