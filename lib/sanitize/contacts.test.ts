import { describe, expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { isContactHeading } from './contacts.ts';

const read = (context: string) =>
  translateAll([{ id: '1', name: 'N', context }], null, 'sales@firm.example');

/** What is shown of a posting, and what is said of its contacts. */
function shown(context: string) {
  const { projects, leftOut } = read(context);
  const [, count = '0'] =
    /^contacts left out: (\d+)/.exec(leftOut[0] ?? '') ?? [];
  return { text: projects[0]?.context, count: Number(count) };
}

const HEADINGS = `
  Contact | Contact: | Your contact | Contact us | Contact person | Contact details | Point of contact |
  Questions? | Any questions? | Have questions? | Get in touch | Your recruiter | Your contact person: Anna Berg |
  Kontakt | Ihr Kontakt | Deine Ansprechpartnerin | Ansprechpartner | Ihre Ansprechpartner/in | Ansprechpartner: Max Muster | Kontaktdaten | Noch Fragen? | Fragen? | Kontaktperson | Haben Sie Fragen? |
  Contactez-nous | Votre contact | Votre interlocutrice | Vos questions ? | Des questions ? | Coordonnées | Nous contacter |
  Kontakta oss | Kontaktperson | Kontaktuppgifter | Frågor? | Har du frågor? | Frågor om uppdraget? | Din rekryterare |
  Spørsmål? | Spørsmål om stillingen | Har du spørsmål? | Kontaktinformasjon | Kontakt oss |
  Spørgsmål? | Har du spørgsmål? | Kontaktoplysninger | Din kontaktperson`;
const OTHERS = `
  Contact centre | Contact with customers | Customer contact | Contact management | Contact tracing app | Contact lenses |
  Questions and answers | Interview questions | Recruiter | Recruiting process | Our recruitment system |
  Senior Recruiter | Recruiter gesucht | Ansprechpartner für Kunden | Sie sind Ansprechpartner für Kunden | Kontakt mit Kunden | Kundenkontakt | Kontaktlinsen | Fragen und Antworten | Kontaktcenter | Rekryterare |
  Contact client | Relation et contact avec les clients | Questions ouvertes |
  Kundkontakt | Kontakt med kunder | Kontaktcenter | Frågor och svar | Kundekontakt | Spørsmål og svar | Kontakt med kunderne |
  About us | Our team | Personal touch`;
const cases = (list: string) => list.split('|').map((text) => text.trim());

describe('a section about whom to contact is left out until the next heading of its level', () => {
  it.each(cases(HEADINGS))('“%s”', (heading) => {
    for (const level of ['h2', 'h4'])
      expect(
        shown(
          `<p>a</p><${level}>${heading}</${level}><h5>Anna Berg</h5><p>b</p><${level}>About us</${level}><p>c</p>`,
        ),
      ).toMatchObject({ text: 'a\n\nAbout us\n\nc' });
    for (const bold of [
      `<p><b>${heading}</b></p>`,
      `<p><b>${heading}</b><br>Anna</p>`,
    ])
      expect(
        shown(
          `<p>a</p>${bold}<p>Anna Berg</p><ul><li>b</li></ul><p><strong>Tasks</strong></p><p>c</p>`,
        ).text,
      ).toBe('a\n\nTasks\n\nc');
    const label = heading.replace(/[:?]? ?$/, ':');
    expect(shown(`a\n\n${label}\nAnna Berg\n\n0171\n\nTasks:\n- c`).text).toBe(
      'a\n\nTasks:\n- c',
    );
    expect(
      shown(`<p>a<br>${label}<br>Anna Berg</p><p>b</p><p>Tasks:<br>c</p>`).text,
    ).toBe('a\n\nTasks:\nc');
  });

  it.each(cases(OTHERS))('“%s” is none (control)', (heading) => {
    expect(isContactHeading(heading)).toBe(false);
    const html = `<p>a</p><h2>${heading}</h2><p>b</p><p><b>${heading}</b></p><p>c</p>`;
    expect(shown(html)).toEqual({
      text: `a\n\n${heading}\n\nb\n\n${heading}\n\nc`,
      count: 0,
    });
  });

  it.each([
    ['a line with a name', 'a\nContact: Anna Berg\nb', 'a\nb'],
    [
      'a paragraph',
      '<p>a</p><p>Ansprechpartner: Max Muster</p><p>b</p>',
      'a\n\nb',
    ],
    [
      'a label in bold',
      '<p>a</p><p><b>Kontakt:</b> Anna Berg</p><p>b</p>',
      'a\n\nb',
    ],
    ['an item', '<ul><li>a</li><li>Kontaktperson: Anna</li></ul>', '- a'],
    [
      'a name in bold below',
      '<p>a</p><p><b>Kontakt</b></p><p><b>Anna</b></p><p>b</p>',
      'a',
    ],
    [
      'a cell of a table',
      '<table><tr><td>a<p><b>Kontakt</b></p><b>Anna</b><p><b>Berg</b></p><h3>b</h3></td></tr></table>',
      'a\n\nb',
    ],
    ['a further line', '<h2>Contact<br>Anna</h2><p>b</p><h2>c</h2>', 'c'],
    ['no end', '<h3>Contact</h3><p>Anna</p>', ''],
    ['a lower heading', '<h2>Contact</h2><h3>Anna</h3><p>b</p><h2>c</h2>', 'c'],
    ['a higher heading', '<h3>Contact</h3><p>b</p><h1>c</h1>', 'c'],
    ['capitals', 'a\n\nKONTAKT\nAnna\n\nAUFGABEN\nb', 'a\n\nAUFGABEN\nb'],
    ['several', '<h3>Fragen?</h3><p>x</p><h3>a</h3><h3>Contact</h3>', 'a'],
  ])('with %s', (_title, context, text) => {
    expect(shown(context).text).toBe(text);
  });
});

const ADDRESSES =
  'anna.berg@mail.example | anna@firm.example.other.example | jobs+7@mail.example | anna (at) mail.example | anna[at]mail.example | anna [at] mail [dot] example | åsa@öster.example | ANNA@MAIL.EXAMPLE';
const NUMBERS =
  '+47 900 00 000 | +49 (0)171 1234567 | +49 171/123 45-67 | 0049 171 1234567 | 0171 1234567 | 01711234567 | 030/123456 | 030/12345 | (0711) 123-456 | 070-123 45 67 | 08-123 456 78 | 06 12 34 56 78 | 06.12.34.56.78 | +33 6 12 34 56 78 | 044 123 45 67 | +41 79 123 45 67 | 22 33 44 55 | 900 00 000 | +45 12 34 56 78 | +46 (0)70 123 45 67 | 555-123-4567 | (555) 123-4567 | +1 555 123 4567 | Tel. 123 456 78 | Mobil: 900000 | Phone 555-0123 | Tlf.: 22334455 | Téléphone : 12 34 56 | +358 40 123 4567';
const NO_NUMBERS =
  'ISO 27001 | ISO/IEC 27001:2013 | DIN EN 62304 | EN 50128 | 01.02.2027 | 01/02/2027 | 2027-02-01 | 01.02.2027 - 30.06.2027 | 01.02.-30.06.2027 | 2026-2027 | 08:00-16:00 | 0800-1600 | 08.00 - 16.30 | 1 200 000 SEK | 1.200.000 EUR | 10 000 000 users | +10 000 000 users | 95.000-105.000 | 10.0.19045.4291 | v2.0.0-rc.1 | 192.168.100.200 | Java 8, 11, 17, 21 | 0150 Oslo | 01067 Dresden | 556677-8899 | Ref: 2027-0012345 | REQ-00123456 | 978-3-16-148410-0 | 100 000 - 120 000 | 24/7/365 | 1 000 000+ | 50 000 - 60 000 NOK | C++17 and C++20 | 0,5-0,8 | 40 h/week, 12 months | 01/2027 - 06/2027 | RFC 9110, RFC 9457 | 60-80 % 2027 | 20-25 persons | 5G 3500 MHz';

describe('an address outside such a section', () => {
  const rows = (list: string) => list.split(' | ');
  it.each([...rows(ADDRESSES), ...rows(NUMBERS)])(
    'of somebody else is left out and counted: %s',
    (address) => {
      for (const [before, after] of [
        ['', ''],
        ['Write to Anna: ', ', or wait.'],
        ['<p>Call ', '</p>'],
        ['<p><span>Call </span><i hidden>a</i>', '<span>!</span></p>'],
      ])
        expect(shown(`${before}${address}${after}`)).toEqual({
          text: expect.not.stringMatching(/\d{2}|@|\bat\b(?!i)/),
          count: 1,
        });
    },
  );

  it.each(rows(NO_NUMBERS))('is none (control): %s', (text) => {
    for (const context of [text, `We use ${text}, and more.`])
      expect(shown(context)).toEqual({ text: context, count: 0 });
    expect(shown(`<p>With ${text}</p>`)).toEqual({
      text: `With ${text}`,
      count: 0,
    });
  });

  it('of the firm stays, also as a link; another link is its text', () => {
    const own = 'Write to sales@firm.example or Jobs@Firm.example.';
    expect(shown(own)).toEqual({ text: own, count: 0 });
    const { projects } = read(
      '<p><a href="mailto:jobs@firm.example">us</a> or <a href="mailto:anna@mail.example">Anna</a> or <a href="mailto:a@firm.example@mail.example">b</a></p>',
    );
    expect(projects[0]?.posting).toBe(
      '<p><a href="mailto:jobs@firm.example" rel="nofollow noopener">us</a> (firm.example) or Anna or b</p>',
    );
  });
});
