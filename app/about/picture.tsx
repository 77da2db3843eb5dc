import { config } from '@/lib/config/config.ts';
import type { Picture as PictureFile } from '@/lib/content/about.ts';
import { ASSETS } from '@/lib/routes/resources.ts';

/** A picture of the consultancy, served unchanged. */
export function Picture({ picture: { file, alt, ...size } }: { picture: PictureFile }) {
  // biome-ignore lint/performance/noImgElement: the site serves its images unchanged
  return <img src={`${ASSETS}/${file}?v=${config().assetVersion}`} alt={alt} {...size} />;
}
