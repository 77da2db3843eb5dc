import { config } from '../config.ts';
import { channelOf } from '../contact/channel.ts';
import { MOST_CHARACTERS } from '../contact/message.ts';
import { nothingTyped } from '../contact/read-form.ts';
import { newToken, receive } from '../contact/receive.ts';
import { prefersMarkdown } from '../http/accept.ts';
import { respond } from '../http/respond.ts';
import { readProjects } from '../projects/read-projects.ts';
import { messageSentPath } from '../site.ts';
import { contactWithForm } from './contact.tsx';
import { renderPage, servePage } from './serve-page.ts';

async function nameOfAssignment(id: string): Promise<string | null> {
  if (id === '') return null;
  const { snapshot } = await readProjects();
  return snapshot?.data.find((project) => project.id === id)?.name ?? null;
}

/** Answers a GET of the contact page: with a form where messages can be passed on and a person reads. */
export async function serveContactForm(request: Request): Promise<Response> {
  const settings = config();
  const { kind } = await channelOf(settings.contact);
  if (kind === 'none' || prefersMarkdown(request.headers.get('accept'))) return servePage(request);
  const query = new URL(request.url).searchParams;
  const assignment = (query.get('assignment') ?? '').trim().slice(0, MOST_CHARACTERS.assignment);
  const about = await nameOfAssignment(assignment);
  // Of an assignment that is not open nothing is carried: an address alone is to put no words into the form.
  const typed = { ...nothingTyped, assignment: about === null ? '' : assignment };
  const view = contactWithForm({ typed, errors: {}, token: newToken(settings), about });
  return respond(request, await renderPage(view, 'html'));
}

/** Answers the form: on to the confirmation when the message was delivered, else the page again with everything typed. */
export async function takeContactForm(request: Request): Promise<Response> {
  const receipt = await receive(request, config());
  if (receipt.kind === 'delivered') {
    // RFC 9110 §15.4.4: 303, so that reloading the confirmation sends nothing.
    return new Response(null, { status: 303, headers: { Location: messageSentPath(receipt.reference) } });
  }
  const { refusal, typed, errors, token, retryAfterSeconds } = receipt;
  const about = await nameOfAssignment(typed.assignment);
  const page = await renderPage(contactWithForm({ typed, errors, token, about }, refusal), 'html');
  const answer = await respond(request, page);
  if (retryAfterSeconds !== undefined) answer.headers.set('Retry-After', String(retryAfterSeconds));
  return answer;
}
