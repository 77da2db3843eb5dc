import { brand } from '../brand/brand.tsx';
import { config } from '../config/config.ts';
import { pages } from '../content/pages.ts';
import { ICON } from '../routes/resources.ts';

/** The web app manifest, used when someone installs the site as an app (W3C Web Application Manifest). */
export function webManifest(): object {
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
