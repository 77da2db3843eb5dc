import { Mark } from '@/lib/components/mark.tsx';
import { drawableText } from './drawable-text.ts';

/** What is written on the picture of a page. */
export type PictureFacts = { readonly siteName: string; readonly title: string; readonly lines: readonly string[] };

const INK = '#14181a';
const QUIET = '#474e50';
const ACCENT = '#0b6b4b';

/** The picture that stands for a page where its link is shared, 1200 by 630, in the site's own manner. */
export function Picture({ siteName, title, lines }: PictureFacts) {
  const heading = drawableText(title, 110) || drawableText(siteName, 60);
  const size = heading.length <= 34 ? 88 : heading.length <= 70 ? 72 : 58;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#fcfcfa',
        color: INK,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
        <div style={{ display: 'flex', color: ACCENT }}>
          <Mark size={44} />
        </div>
        {drawableText(siteName, 50)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            fontSize: size,
            lineHeight: 1.08,
            letterSpacing: '-0.035em',
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
            borderTop: `2px solid ${INK}`,
            fontSize: 30,
            lineHeight: 1.35,
            color: QUIET,
          }}
        >
          {lines.map((line) => (
            <div key={line} style={{ display: 'flex', wordBreak: 'break-word' }}>
              {drawableText(line, lines.length > 1 ? 68 : 130)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
