'use client';

import { type ReactNode, useState } from 'react';

export function Counter({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      {children}
    </div>
  );
}
