import type { MetadataRoute } from 'next';
import { brand } from '@/lib/brand/brand.tsx';
import { config } from '@/lib/config/config.ts';
import { pages } from '@/lib/content/pages.ts';
import { ICON } from '@/lib/routes/resources.ts';

// Next would answer once for all when the site is built.
export const dynamic = 'force-dynamic';

/** The web app manifest, used when someone installs the site as an app. */
export default function manifest(): MetadataRoute.Manifest {
  const { siteName } = config();
  return {
    name: siteName,
    short_name: siteName,
    description: pages.home.description,
    id: pages.home.path,
    start_url: pages.home.path,
    display: 'minimal-ui',
    background_color: brand.ground.light,
    theme_color: brand.ground.light,
    icons: [{ src: ICON, sizes: '512x512', type: 'image/png' }],
    shortcuts: [{ name: pages.openProjects.label, url: pages.openProjects.path }],
  };
}
