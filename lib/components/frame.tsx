const HEIGHT = 24;
const FIRST = 19;
const STEP = 9;
const MOST_DOTS = 12;

/** The site's drawing of an assignment: a frame open on one side, with a dot for each role. Decorative. */
export function Frame({ roles, height = HEIGHT }: { roles: number; height?: number }) {
  const dots = Math.min(roles, MOST_DOTS);
  const width = FIRST + 3 + STEP * Math.max(0, dots - 1);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={(width / HEIGHT) * height} height={height} aria-hidden="true">
      <path d={`M${width - 2} 3.5H3.5v17H${width - 2}`} fill="none" stroke="currentColor" strokeWidth="3" />
      {/* A zero-length line with round caps is a dot. */}
      {dots > 0 && (
        <path
          d={`M${FIRST} 12h0${`m${STEP} 0h0`.repeat(dots - 1)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
