import { company } from './company.ts';
import type { RichText } from './rich-text.ts';

/** What the notice depends on besides the company. */
type Site = {
  readonly salesEmail: string;
  /** Where messages of the contact form go, and whether they are kept until they are there; `null`: there is no form. */
  readonly channel: { readonly destination: 'smtp' | 'webhook' | null; readonly isStored: boolean } | null;
  /** Whether callers of the MCP endpoint are counted. */
  readonly countsCallers: boolean;
};

/** A heading, and below it paragraphs and lists. */
type Section = {
  readonly heading: string;
  readonly text: readonly (RichText | { readonly items: readonly string[] })[];
};

const SYSTEM = 'the system in which we handle enquiries';

const READING =
  'This site sets no cookies and stores nothing else on your device. It loads nothing from other sites, runs no analytics and does not recognise visitors. Its log records technical events, but no visitor’s internet address and nothing that you search for or write.';
const HOSTING =
  'The server needs your internet address to send you the page. The company that hosts the site may keep a log of its own for a short time to keep the service running.';
const COPIES =
  'To answer faster, the server keeps copies of pages in its memory. The copy of a search includes the words that were searched for, but nothing about who searched. Copies are dropped when the list of assignments changes, and when the server restarts.';
const COUNTED =
  'Programs that call the MCP endpoint are counted by their internet address for one minute, so that none of them can crowd out the others. After that the address is forgotten.';
const INTEREST =
  'The legal basis is our legitimate interest in keeping this website working and free from abuse (GDPR, article 6(1)(f)).';
const FLOODS =
  'To keep out floods of automated messages, the site counts how many come from each internet address within ten minutes, and then forgets the address. A message that looks automated is not kept, and its sender is told that it has not been sent. For four hours the server also remembers that a form was sent, so that sending it again brings no second message.';

function whereMessagesGo({ destination, isStored }: NonNullable<Site['channel']>): string {
  if (destination === null) {
    return 'Your message is kept as a file on this website’s server until the people who answer it delete it. The website writes none of it to its log.';
  }
  const isMailed = destination === 'smtp';
  const sent = isMailed ? 'sent by e-mail to the people who answer it' : `passed to ${SYSTEM}`;
  const accepted = `${isMailed ? 'the mail server' : 'that system'} has accepted it`;
  return isStored
    ? `Your message is ${sent}. It is kept as a file on this website’s server until ${accepted}, and is then deleted; if that takes longer than five days, it stays there until the people who answer it delete it. The website writes none of it to its log.`
    : `Your message is ${sent}. This website keeps no copy of it and writes none of it to its log.`;
}

/** Where somebody asks about their personal data. */
export const privacyEmail = (salesEmail: string): string => company?.privacyEmail ?? salesEmail;

/**
 * The privacy notice after the controller and its address. Every sentence follows from the configuration of this deployment. What has
 * to be stated: GDPR, article 13.
 */
export function privacyNotice({ salesEmail, channel, countsCallers }: Site): readonly Section[] {
  const email = privacyEmail(salesEmail);
  const address = { text: email, to: `mailto:${email}` } as const;
  const destination = channel?.destination;
  return [
    {
      heading: 'Reading this website',
      text: [READING, HOSTING, COPIES, ...(countsCallers ? [COUNTED] : []), INTEREST],
    },
    {
      heading: 'Writing to us',
      text: [
        [
          'What you send by e-mail ',
          ...(channel ? ['or through the ', { text: 'contact form', to: 'contact' } as const, ' '] : []),
          'is used to answer you and for nothing else, whether you are a client, ask about an assignment or apply for one. If you ask to be told when something fits, it is used to find assignments for you and to write to you about them.',
        ],
        ...(channel
          ? [
              `The form asks for your name, your e-mail address and your message. The company is optional; so are, if you apply or ask to be told when something fits, the place, the start, the rate and a link to a profile. You don’t have to give us these details, but without them we can’t answer you. The form needs no cookie and no JavaScript. ${whereMessagesGo(channel)}`,
              FLOODS,
            ]
          : []),
        `The legal basis is article 6(1)(b) of the GDPR where your message is about a contract or leads towards one, and otherwise article 6(1)(f): our legitimate interest in answering those who write to us. Your message stays in our mailbox${destination === 'webhook' ? ', or in that system,' : ''} until the matter is closed, or for as long as the law requires us to keep it; if you asked to be told when something fits, until you ask us to delete it.`,
      ],
    },
    {
      // GDPR, article 13(1)(e) and (f).
      heading: 'Who receives data',
      text: [
        {
          items: [
            `The company that hosts this website${company?.host ? `: ${company.host}` : ''}`,
            destination === 'smtp'
              ? 'The operator of our mail server, which also carries messages from the contact form'
              : 'The operator of our mail server, if you write to us by e-mail',
            ...(destination === 'webhook'
              ? [`The operator of ${SYSTEM}, which takes messages from the contact form`]
              : []),
          ],
        },
        [
          'This website passes data to nobody else. To find out where these companies process it and, if that is outside the European Economic Area, what protects it there, write to ',
          address,
          '.',
        ],
      ],
    },
    {
      // GDPR, article 13(2)(b), (d) and (f); the right to object is presented separately (article 21(4)).
      heading: 'Your rights',
      text: [
        ['To use one of your rights under the GDPR, write to ', address, '. You have the right:'],
        {
          items: [
            'to know which data we hold about you and to get a copy (article 15)',
            'to have incorrect data corrected (article 16)',
            'to have data deleted (article 17)',
            'to have its use restricted (article 18)',
            'to receive the data you gave us in a common format, or have it passed on (article 20)',
          ],
        },
        [
          { strong: 'You can object' },
          ' at any time, on grounds relating to your situation, to processing based on our legitimate interest (article 21).',
        ],
        'You can also complain to a data protection authority, in particular where you live, where you work or where you think the law was broken (article 77). This website makes no automated decisions with legal or similarly significant effects, and builds no profiles.',
      ],
    },
  ];
}
