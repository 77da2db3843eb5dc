import type { Metadata } from 'next';
import Image from 'next/image';
import Link from 'next/link';
import { Counter } from './counter.tsx';

export const metadata: Metadata = {
  title: 'Team',
  description: 'Who works here.',
  other: { 'of-its-own': 'yes' },
};

export default async function Team({
  searchParams,
}: {
  searchParams: Promise<{ tab?: string }>;
}) {
  const { tab = 'one' } = await searchParams;
  return (
    <>
      <h1>Team</h1>
      <p style={{ color: 'rgb(255, 0, 0)' }}>This is tab {tab}.</p>
      <Counter>
        <p>Inside the counter.</p>
      </Counter>
      <p>
        <Link href="/services">To the services</Link>
      </p>
      <Image src="/icon.png" alt="The mark" width={48} height={48} />
    </>
  );
}
