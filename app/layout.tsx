import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { brand } from '@/lib/brand/brand.tsx';
import { config } from '@/lib/config/config.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { ASSETS } from '@/lib/routes/resources.ts';
import { alternatesOf } from './alternates-of.ts';
import { SiteFooter, SiteHeader } from './site-frame.tsx';

// Pages show the current feed, and addresses from the run-time environment.
export const dynamic = 'force-dynamic';

const asset = (name: string) => `${ASSETS}/${name}?v=${config().assetVersion}`;

/** The address of the current page. */
const shownAddress = async () =>
  (await headers()).get(innerHeaders.page) ?? pages.home.path;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brand.ground.light },
    { media: '(prefers-color-scheme: dark)', color: brand.ground.dark },
  ],
};

/**
 * The metadata all pages share, in addition to their own title and description.
 */
export async function generateMetadata(): Promise<Metadata> {
  const { baseUrl, siteName } = config();
  const address = await shownAddress();
  const { file, ...picture } = content.home.sharePicture;
  return {
    metadataBase: new URL(baseUrl),
    title: { default: siteName, template: `%s · ${siteName}` },
    alternates: alternatesOf(address),
    openGraph: {
      type: 'website',
      siteName,
      locale: content.locale.replace('-', '_'),
      images: [{ url: asset(file), ...picture }],
      url: address,
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function Layout({ children }: { children: ReactNode }) {
  const address = await shownAddress();
  preload(`${ASSETS}/${brand.font}`, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: '',
  });
  return (
    <html lang={config().language}>
      <head>
        <link rel="stylesheet" href={asset('site.css')} precedence="default" />
        <script type="module" src={asset('site.js')} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t('frame.skip')}
        </a>
        <SiteHeader current={address} />
        <main id="content">{children}</main>
        <SiteFooter current={address} />
      </body>
    </html>
  );
}
