import type { PublicProject } from '../public-project.ts';
import { createProjectList, type ProjectList } from '../search/project-list.ts';
import { packProjects, unpackProjects } from './packed-projects.ts';
import type { ProjectsState } from './projects-cache.ts';

type Projects = readonly PublicProject[];

/** A reading that one function hands on to another, as the value of a request header. */
export type HandedReading = {
  readonly reading: ProjectsState;
  /** Whether it has all assignments, or only the one that was requested. */
  readonly isWhole: boolean;
};

/**
 * The longest list that is handed on, in characters of its compressed form. Vercel documents 16 KB for one header and
 * 32 KB for all; Node accepts 16 KiB in all, of which most is left to the caller.
 */
const MOST_CHARACTERS = 6_000;

/** The list as text, or `null` if that is too long. */
function shortText(projects: Projects): string | null {
  const text = packProjects(projects);
  return text.length <= MOST_CHARACTERS ? text : null;
}

let last: { readonly text: string; readonly projects: ProjectList } | undefined;

/** The list of a text. What pages derive from a list is stored by the list, so the same text gives the same one. */
function projectsOf(text: string): ProjectList {
  if (last?.text !== text) last = { text, projects: createProjectList(unpackProjects(text)) };
  return last.projects;
}

/**
 * A reading as text: all its assignments if they are few, otherwise only the one with this id. `null` if neither fits.
 * `key` proves to {@link parseReading} who wrote it.
 */
export function writeReading(reading: ProjectsState, id: string | null, key: string): string | null {
  const { state, snapshot } = reading;
  if (state === 'none') return [key, state, reading.retryAfterSeconds].join('.');
  const whole = shortText(snapshot.data.all);
  const requested = whole === null && id !== null ? snapshot.data.byId.get(id) : undefined;
  const text = whole ?? (requested ? shortText([requested]) : null);
  if (text === null) return null;
  const wait = state === 'current' ? 0 : reading.retryAfterSeconds;
  return [key, state, wait, whole === null ? 'one' : 'whole', snapshot.readAt.getTime(), text].join('.');
}

/** What {@link writeReading} wrote; `null` for anything else. */
export function parseReading(value: string | null, key: string): HandedReading | null {
  const [by, state, wait, extent, readAt, text] = value?.split('.') ?? [];
  if (by !== key) return null;
  const retryAfterSeconds = Number(wait);
  const isWhole = extent === 'whole';
  if (text === undefined) return { reading: { state: 'none', snapshot: null, retryAfterSeconds }, isWhole };
  const snapshot = { data: projectsOf(text), readAt: new Date(Number(readAt)) };
  return {
    reading: state === 'current' ? { state, snapshot } : { state: 'expired', snapshot, retryAfterSeconds },
    isWhole,
  };
}
