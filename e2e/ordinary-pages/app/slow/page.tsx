import { setTimeout as wait } from 'node:timers/promises';

export default async function Slow() {
  await wait(800);
  return <h1>Late words</h1>;
}
