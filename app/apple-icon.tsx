import { drawIcon } from '@/lib/pictures/draw-icon.tsx';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for home screens, which round the corners themselves. */
export default function AppleIcon() {
  return drawIcon(size.width, { isRound: false });
}
