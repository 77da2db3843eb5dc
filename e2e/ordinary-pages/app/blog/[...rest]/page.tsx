import type { Metadata } from 'next';
import './blog.css';

export const metadata: Metadata = { title: 'Blog', alternates: { canonical: '/blog' }, openGraph: { title: 'Shared' } };

const SCRIPT = "document.documentElement.dataset.own = 'ran'";

export default async function Blog({ params }: { params: Promise<{ rest: string[] }> }) {
  return (
    <>
      <h1 className="blog">Blog {(await params).rest.join(' and ')}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a developer may write */}
      <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>
  );
}
