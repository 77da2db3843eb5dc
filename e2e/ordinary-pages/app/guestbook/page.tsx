import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Guestbook' };

export default async function Guestbook({ searchParams }: { searchParams: Promise<{ signed?: string }> }) {
  const { signed } = await searchParams;
  return (
    <>
      <h1>Guestbook</h1>
      {signed && <p>Signed by {signed}.</p>}
      <form method="post" action="/api/guestbook">
        <label>
          Name <input name="name" />
        </label>
        <button type="submit">Sign</button>
      </form>
    </>
  );
}
