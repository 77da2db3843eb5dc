import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Member ${(await params).slug}` };
}

export default async function Member({ params }: Props) {
  const { slug } = await params;
  if (slug === 'nobody') notFound();
  return <h1>Member {decodeURIComponent(slug)}</h1>;
}
