import { setTimeout as wait } from 'node:timers/promises';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Slow' };

export default async function Slow() {
  await wait(800);
  return <h1>Late words</h1>;
}
