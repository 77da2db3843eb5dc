export async function POST(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const signed = new URLSearchParams({ signed: form.get('name') ?? '' });
  return new Response(null, { status: 303, headers: { Location: `/guestbook?${signed}` } });
}
