import { config } from '@/lib/config/config.ts';
import { otherMethods } from '@/lib/http/methods.ts';
import { drawPicture, pictureSize } from '@/lib/pictures/picture.tsx';
import { pages } from '@/lib/routes/pages.ts';

// The site's name comes from the run-time environment.
export const dynamic = 'force-dynamic';
export const alt = pages.home.title;
export const size = pictureSize;
export const contentType = 'image/png';
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods;

/** The preview image of every page except those of assignments. */
export default function SitePicture() {
  const { title, description } = pages.home;
  return drawPicture({ siteName: config().siteName, title, lines: [description] });
}
