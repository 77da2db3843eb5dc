import { pages } from '../../routes/pages.ts';
import type { PrivacyFacts, PrivacyNotice } from '../language.ts';
import type { RichText } from '../rich-text.ts';

type Channel = NonNullable<PrivacyFacts['channel']>;

const SYSTEM = 'the system in which we handle enquiries';

function whereMessagesGo({ destination, isStored }: Channel): string {
  const sent =
    destination === 'smtp'
      ? 'sent by e-mail to the people who answer it'
      : `passed to ${SYSTEM}`;
  const kept = 'kept as a file on this website’s server until';
  if (destination === null)
    return `Your message is ${kept} the people who answer it delete it.`;
  if (!isStored)
    return `Your message is ${sent}. This website keeps no copy of it.`;
  return `Your message is ${sent}. It is ${kept} it has been accepted there; if that takes longer than five days, until the people who answer it delete it.`;
}

const aboutTheForm = (channel: Channel): readonly RichText[] => [
  `The [contact form](${pages.contact.path}) asks for your name, your e-mail address and your message, without which we can’t answer you. Everything else in it is optional. ${whereMessagesGo(channel)} The website writes none of it to its log.`,
  'A message that looks automated is not kept, and its sender is told that it has not been sent. For four hours the server also remembers that a form was sent, so that sending it again brings no second message.',
];

const signingIn = (appUrl: string): PrivacyNotice => ({
  'Signing in': [
    `Professionals sign in at [${new URL(appUrl).host}](${appUrl}), which has its own privacy notice. A sign-in link on an assignment says which assignment you came from, so that you can return to it, and nothing about you.`,
  ],
});

export function privacy({
  email,
  host: hostName,
  channel,
  appUrl,
}: PrivacyFacts): PrivacyNotice {
  const writeTo = `write to [${email}](mailto:${email})`;
  const isSystem = channel?.destination === 'webhook';
  const host = hostName ? ` (${hostName})` : '';
  const mail =
    channel?.destination === 'smtp'
      ? ', which also carries messages from the contact form'
      : '';
  const system = isSystem ? `, and the operator of ${SYSTEM}` : '';
  return {
    'Reading this website': [
      'This site sets no cookies and stores nothing else on your device. It loads nothing from other sites and runs no analytics. Its log records technical events, but no visitor’s internet address and nothing that you search for or write.',
      'The server needs your internet address to send you the page. The company that hosts the site may keep a log of its own for a short time to keep the service running.',
      'To answer faster, the server keeps copies of pages in its memory until the list of assignments changes. The copy of a search includes the words that were searched for, but nothing about who searched.',
      'So that nobody crowds out others, the server may count messages and calls of the MCP endpoint by internet address. It forgets the address within ten minutes.',
      'The legal basis is our legitimate interest in keeping this website working and free from abuse (GDPR, article 6(1)(f)).',
    ],
    'Writing to us': [
      'What you send us is used to answer you and for nothing else, whether you are a client, ask about an assignment or apply for one. If you ask to be told when something fits, it is used to find assignments for you and to write to you about them.',
      ...(channel ? aboutTheForm(channel) : []),
      `The legal basis is article 6(1)(b) of the GDPR where your message is about a contract or leads towards one, and otherwise article 6(1)(f): our legitimate interest in answering those who write to us. Your message stays in our mailbox${isSystem ? ', or in that system,' : ''} until the matter is closed, or for as long as the law requires us to keep it; if you asked to be told when something fits, until you ask us to delete it.`,
    ],
    // GDPR, article 13(1)(e) and (f).
    'Who receives data': [
      `These are the company that hosts this website${host} and the operator of our mail server${mail}${system}. This website passes data to nobody else. To find out where these companies process it and, if that is outside the European Economic Area, what protects it there, ${writeTo}.`,
    ],
    // GDPR, article 13(2)(b), (d) and (f); the right to object is presented
    // separately (article 21(4)).
    'Your rights': [
      `To use one of your rights under the GDPR, ${writeTo}. You have the right to know which data we hold about you and to get a copy (article 15), to have data corrected (article 16) or deleted (article 17), to have its use restricted (article 18), and to receive the data you gave us in a common format, or have it passed on (article 20).`,
      '**You can object** at any time, on grounds relating to your situation, to processing based on our legitimate interest (article 21).',
      'You can also complain to a data protection authority, in particular where you live, where you work or where you think the law was broken (article 77). This website makes no automated decisions with legal or similarly significant effects, and builds no profiles.',
    ],
    ...(appUrl && signingIn(appUrl)),
  };
}
