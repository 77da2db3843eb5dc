import { drawIcon } from '@/lib/pictures/draw-icon.tsx';
import { ICON_SIZES } from '@/lib/routes/routes.ts';

const contentType = 'image/png';

/** An icon of each size, at `/icon/<size>`. */
export const generateImageMetadata = () =>
  ICON_SIZES.map((size) => ({ id: String(size), size: { width: size, height: size }, contentType }));

/** The icons for browsers, search engines and installed apps. */
export default async function Icon({ id }: { id: Promise<string> }) {
  return drawIcon(Number(await id), { isRound: true });
}
