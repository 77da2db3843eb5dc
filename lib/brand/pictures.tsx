import { MARK_SIZE, MarkShapes } from './brand.tsx';

// All pictures of the site are tiles with the mark, so that those of another
// firm come from its own.

/** How a tile is coloured: `.tiles` in `public/assets/site.css`. */
type Look = 'lit' | 'dark' | 'plain' | 'faint';
type Tile = { readonly look: Look; readonly quarterTurns: number };

const TILE = MARK_SIZE + 4;

type TilesProps = {
  readonly columns: number;
  readonly tiles: readonly Tile[];
};

/** Tiles in rows, the upper left one first. Decorative. */
function Tiles({ columns, tiles }: TilesProps) {
  const rows = Math.ceil(tiles.length / columns);
  const middle = MARK_SIZE / 2;
  return (
    <svg
      className="tiles"
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      data-mdast="ignore"
    >
      {tiles.map(({ look, quarterTurns }, at) => {
        const [x, y] = [at % columns, Math.floor(at / columns)];
        const inset = (TILE - MARK_SIZE) / 2;
        return (
          <g
            key={at}
            className={look}
            transform={`translate(${x * TILE} ${y * TILE})`}
          >
            <rect width={TILE} height={TILE} />
            <g
              transform={`translate(${inset} ${inset}) rotate(${quarterTurns * 90} ${middle} ${middle})`}
            >
              <MarkShapes />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const COLUMNS = 3;

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
  return <Tiles columns={COLUMNS} tiles={tiles} />;
}

const PATTERN: readonly Look[] = ['lit', 'plain', 'dark'];

type PatternProps = { readonly from?: number };

/** The pattern at the head of a page; `from` makes it another one. */
export function Pattern({ from = 0 }: PatternProps) {
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
