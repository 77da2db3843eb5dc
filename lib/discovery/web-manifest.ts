import { brand } from '../brand/brand.ts';
import { config } from '../config.ts';
import { ASSETS, pages } from '../site.ts';

/** The web app manifest, used when someone installs the site as an app (W3C Web Application Manifest). */
export function webManifest(): object {
  const { siteName, assetVersion } = config();
  return {
    name: siteName,
    short_name: siteName,
    description: pages.home.description,
    id: pages.home.path,
    start_url: pages.home.path,
    display: 'minimal-ui',
    background_color: brand.colours.light.ground,
    theme_color: brand.colours.light.ground,
    icons: [192, 512].map((size) => ({
      src: `${ASSETS}/icon-${size}.png?v=${assetVersion}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    shortcuts: [{ name: pages.openProjects.label, url: pages.openProjects.path }],
  };
}
