import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

type Asked = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Asked): Promise<Metadata> {
  return { title: `Member ${(await params).slug}` };
}

export default async function Member({ params }: Asked) {
  const { slug } = await params;
  if (slug === 'nobody') notFound();
  return <h1>Member {decodeURIComponent(slug)}</h1>;
}
