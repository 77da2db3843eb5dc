import { config } from '../config.ts';
import { createProjectList } from '../search/project-list.ts';
import { feedCounts, type ProjectsState, projectsCache } from './projects-cache.ts';
import { runtimeCache } from './runtime-cache.ts';

/** What a page knows where no feed is needed. */
export const noProjects: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 1 };

/** The open assignments as they are held, so that only the first caller waits. Never throws because of the upstream. */
export function getCachedProjects(): Promise<ProjectsState> {
  return projectsCache().get();
}

/**
 * The open assignments, as all formats of the site show them. On Vercel it waits for a refresh that is due, because the
 * platform's cache keeps what is made of them, and visitors rarely wait for that. Never throws because of the upstream.
 */
export async function getProjects(): Promise<ProjectsState> {
  const cached = await getCachedProjects();
  const refresh = config().onVercel ? projectsCache().refreshing() : null;
  if (refresh === null) return cached;
  await refresh;
  return getCachedProjects();
}

/** On Vercel, the list of another process that was asked for last. */
let others: ProjectsState = noProjects;

/** The assignments as they were read at this time, by this process or another one; `null` if they are not to be had. */
export async function getProjectsOf(readAt: Date): Promise<ProjectsState | null> {
  const isWanted = ({ snapshot }: ProjectsState) => snapshot?.readAt.getTime() === readAt.getTime();
  const held = [await getCachedProjects(), others].find(isWanted);
  if (held !== undefined) return held;
  const snapshot = await runtimeCache(config(), createProjectList).read(readAt);
  if (snapshot === null) return null;
  others = { state: 'current', snapshot };
  return others;
}

/**
 * How often this process has loaded the feed, and what it contained last. Also starts a refresh if one is due, without
 * waiting, so that the age of the data reflects the feed even when nobody else asks for it.
 */
export function watchFeed() {
  projectsCache().peek();
  return feedCounts();
}

const LONGEST_WAIT_MS = 1_000;

/**
 * Gives `null` once the feed has been loaded in this process, however long ago, otherwise the seconds until the next
 * check. The first call starts loading and waits for it briefly.
 */
export async function secondsUntilReady(): Promise<number | null> {
  if (feedCounts().loadedAt !== null) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null).unref());
  const projects = await Promise.race([getProjects(), late]);
  if (projects === null) return 1;
  return projects.state === 'none' ? projects.retryAfterSeconds : null;
}
