import { MARK_SIZE, MarkShapes } from './brand.tsx';

// All pictures of the site are tiles with the mark, so that those of another
// firm come from its own.

/** How a tile is coloured: `.tiles` in `public/assets/site.css`. */
type Look = 'lit' | 'dark' | 'plain' | 'faint';
type Tile = { readonly look: Look; readonly quarterTurns: number };

/** Between the mark and the edge of its tile. */
const INSET = 2;
const TILE = MARK_SIZE + 2 * INSET;
const MIDDLE = MARK_SIZE / 2;

/** Tiles in rows, the upper left one first. Decorative. */
function Tiles({
  columns,
  tiles,
}: {
  readonly columns: number;
  readonly tiles: readonly Tile[];
}) {
  const height = TILE * Math.ceil(tiles.length / columns);
  return (
    <svg
      className="tiles"
      viewBox={`-${INSET} -${INSET} ${TILE * columns} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      data-mdast="ignore"
    >
      {tiles.map(({ look, quarterTurns }, at) => {
        const x = TILE * (at % columns);
        const y = TILE * Math.floor(at / columns);
        const turn = `rotate(${90 * quarterTurns} ${MIDDLE} ${MIDDLE})`;
        return (
          <g
            key={at}
            className={look}
            transform={`translate(${x} ${y}) ${turn}`}
          >
            <rect x={-INSET} y={-INSET} width={TILE} height={TILE} />
            <MarkShapes />
          </g>
        );
      })}
    </svg>
  );
}

/** What is lit in each picture, of two rows of three. */
const PICTURES: readonly (readonly Look[])[] = [
  // One that fits.
  ['faint', 'faint', 'faint', 'faint', 'lit', 'faint'],
  // Several that belong together.
  ['lit', 'lit', 'faint', 'lit', 'lit', 'faint'],
  // One that looks at another.
  ['faint', 'faint', 'faint', 'lit', 'dark', 'faint'],
];

/** The picture at a place of a list; after the last comes the first again. */
export function Picture({ at }: { at: number }) {
  const looks = PICTURES[at % PICTURES.length] ?? [];
  const tiles = looks.map((look) => ({
    look,
    quarterTurns: look === 'dark' ? 2 : 0,
  }));
  return <Tiles columns={3} tiles={tiles} />;
}

const PATTERN: readonly Look[] = ['lit', 'plain', 'dark'];

/** The pattern at the head of a page; `from` makes it another one. */
export function Pattern({ from }: { readonly from: number }) {
  const columns = 6;
  const tiles = Array.from({ length: 3 * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    return {
      look: PATTERN[(at + row + from) % PATTERN.length] ?? 'plain',
      quarterTurns: (at + 3 * row + from) % 4,
    };
  });
  return <Tiles columns={columns} tiles={tiles} />;
}

/** What stands for a person of whom there is no picture; `at` in a list. */
export function Portrait({ at = 0 }: { at?: number }) {
  const look = at % 2 === 0 ? 'lit' : 'dark';
  return <Tiles columns={1} tiles={[{ look, quarterTurns: 3 }]} />;
}
