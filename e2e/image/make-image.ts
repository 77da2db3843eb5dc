import { makeImage } from '../support/image.ts';

/** Playwright’s global setup: makes the image once, for all specs and workers, and removes it after them. */
export default function setup() {
  const { file, remove } = makeImage();
  process.env.IMAGE_FILE = file;
  return remove;
}
