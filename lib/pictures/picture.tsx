import { ImageResponse } from 'next/og';
import { brand, Mark } from '../brand/brand.tsx';
import { config } from '../config/config.ts';
import { documentCaching } from '../http/caching.ts';
import { problemResponse, unavailable } from '../http/problem.ts';
import { log } from '../log.ts';
import { drawableText } from './drawable-text.ts';

export const pictureSize = { width: 1200, height: 630 } as const;

/** The text on a preview image. */
type PictureText = {
  readonly siteName: string;
  readonly title: string;
  readonly lines: readonly string[];
};

const { accent, onAccent } = brand;

/** A preview image with the site's mark and name, a title and some lines. */
function Picture({ siteName, title, lines }: PictureText) {
  const heading = drawableText(title, 110) || drawableText(siteName, 60);
  const size = heading.length <= 34 ? 96 : heading.length <= 70 ? 76 : 60;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: accent,
        color: onAccent,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 44 }}>
        <Mark size={56} />
        {!brand.isWordMark && drawableText(siteName, 40)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            fontSize: size,
            lineHeight: 1.02,
            letterSpacing: '-0.045em',
            wordBreak: 'break-word',
            paddingBottom: 36,
          }}
        >
          {heading}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: 6,
            paddingTop: 28,
            borderTop: `4px solid ${onAccent}`,
            // Some sites show the picture 300 pixels wide: a quarter of this size.
            fontSize: 44,
            lineHeight: 1.3,
          }}
        >
          {lines.map((line) => (
            <div key={line} style={{ display: 'flex', wordBreak: 'break-word' }}>
              {drawableText(line, lines.length > 1 ? 46 : 92)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A preview image with this text, or 503 if it can't be drawn. Cached like a document unless `isCurrent` is false. */
export async function drawPicture(text: PictureText, { isCurrent = true } = {}): Promise<Response> {
  const caching = isCurrent ? documentCaching(config().onVercel) : 'no-store';
  try {
    // Drawn completely before it is sent: an error in a stream would end the connection.
    const png = await new ImageResponse(<Picture {...text} />, pictureSize).arrayBuffer();
    return new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } });
  } catch (error) {
    log('error', 'picture_failed', { error: String(error) });
    return problemResponse(unavailable('This picture'), { 'Retry-After': '1' });
  }
}
