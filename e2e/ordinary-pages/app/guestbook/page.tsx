import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

export const metadata: Metadata = { title: 'Guestbook' };

async function sign(form: FormData) {
  'use server';
  redirect(`/guestbook?signed=${encodeURIComponent(String(form.get('name')))}`);
}

export default async function Guestbook({ searchParams }: { searchParams: Promise<{ signed?: string }> }) {
  const { signed } = await searchParams;
  return (
    <>
      <h1>Guestbook</h1>
      {signed && <p>Signed by {signed}.</p>}
      <form action={sign}>
        <label>
          Name <input name="name" />
        </label>
        <button type="submit">Sign</button>
      </form>
    </>
  );
}
