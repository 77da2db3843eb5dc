import { Mark } from './brand.tsx';

// All pictures of the site are tiles with the mark, so that those of another
// firm come from its own. `.tiles` in `public/assets/site.css` has their looks.

type Props = {
  readonly kind: 'picture' | 'pattern' | 'portrait';
  /** What each tile looks like, the upper left one first. */
  readonly looks: readonly string[];
};

function Tiles({ kind, looks }: Props) {
  return (
    <div className={`tiles ${kind}`} aria-hidden="true" data-mdast="ignore">
      {looks.map((look, at) => (
        <span key={at} className={look}>
          <Mark />
        </span>
      ))}
    </div>
  );
}

/** What each picture shows, in two rows of three. */
const PICTURES = [
  // One that fits.
  ['faint', 'faint', 'faint', 'faint', 'lit', 'faint'],
  // Several that belong together.
  ['lit', 'lit', 'faint', 'lit', 'lit', 'faint'],
  // One beside another.
  ['faint', 'faint', 'faint', 'lit', 'dark', 'faint'],
];

/** The picture at a place of a list; after the last comes the first again. */
export function Picture({ at }: { at: number }) {
  return <Tiles kind="picture" looks={PICTURES[at % PICTURES.length] ?? []} />;
}

const COLOURS = ['lit', 'plain', 'dark'];

/** The pattern at the head of a page; `from` makes it another one. */
export function Pattern({ from }: { readonly from: number }) {
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => {
      const colour = COLOURS[(column + row + from) % COLOURS.length];
      return `${colour} turned-${(column + row + from) % 4}`;
    }),
  );
  return <Tiles kind="pattern" looks={rows} />;
}

/** What stands for a person of whom there is no picture. */
export function Portrait() {
  return <Tiles kind="portrait" looks={['lit turned-3']} />;
}
