import type { ProjectList } from '../projects/project-list.ts';
import { cutText } from '../public-project/cut-text.ts';
import { dayOf } from '../public-project/stated-date.ts';
import { inLine } from './assignment-output.ts';

const MOST_CLOSED = 20;
const MOST_OF_NAME = 70;
const dayOfTime = (time: Date): string => dayOf(time.toISOString());
const NONE_ASKED = {
  data: {},
  text: '',
  remarks: [],
};

/**
 * What was closed since a day, if one is asked for, as data and as text. A remark
 * says from when it is known, if that is later.
 */
export function closedSince(list: ProjectList, since: string | undefined) {
  if (since === undefined) return NONE_ASKED;
  const days = list.closed.map((project) => ({
    id: project.id,
    name: project.name,
    closed: dayOfTime(project.closed),
  }));
  const closed = days
    .filter((project) => project.closed >= since)
    .slice(0, MOST_CLOSED);
  const names = closed.map(
    ({ id, name }) => `${inLine(cutText(name, MOST_OF_NAME))} (${id})`,
  );
  const from = dayOfTime(list.closedKnownFrom);
  return {
    data: { closed },
    text: `Closed since then: ${names.join('; ') || 'none'}.`,
    remarks: from > since ? [`What closed is known from ${from} on.`] : [],
  };
}
