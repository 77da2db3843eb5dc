import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PublicProject } from '../public-project.ts';

type Projects = readonly PublicProject[];

const MOST_BYTES = 100_000_000;

const packed = new WeakMap<Projects, string>();

/** A list of assignments as compressed text for {@link unpackProjects}: the characters of base64url. */
export function packProjects(projects: Projects): string {
  const known = packed.get(projects);
  if (known !== undefined) return known;
  const text = deflateRawSync(JSON.stringify(projects)).toString('base64url');
  packed.set(projects, text);
  return text;
}

/** The list that {@link packProjects} was given. Throws if the text has another origin. */
export function unpackProjects(text: string): Projects {
  const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES });
  return JSON.parse(bytes.toString('utf8'));
}
