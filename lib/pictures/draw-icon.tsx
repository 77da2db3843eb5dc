import { ImageResponse } from 'next/og';
import { brand, Mark } from '../brand/brand.tsx';
import { config } from '../config/config.ts';
import { documentCaching } from '../http/caching.ts';

/** The site's icon as a PNG: the mark on a square of the accent colour, `size` pixels wide, with or without round corners. */
export async function drawIcon(size: number, { isRound }: { isRound: boolean }): Promise<Response> {
  const tile = (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: isRound ? size * 0.22 : 0,
        background: brand.accent,
        color: brand.onAccent,
      }}
    >
      <Mark size={Math.round(size * 0.625)} />
    </div>
  );
  const png = await new ImageResponse(tile, { width: size, height: size }).arrayBuffer();
  return new Response(png, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': documentCaching(config().onVercel) },
  });
}
