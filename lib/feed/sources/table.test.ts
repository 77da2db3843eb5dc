import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createNotes, type TableNotes } from '../feed-content.ts';
import { createPace } from '../pace.ts';
import { parseBody } from '../parse-body.ts';
import { collect, translate } from '../translate.ts';
import { table } from './table.ts';
import type { OwnColumns } from './table-headers.ts';

beforeAll(() => void vi.setSystemTime('2026-11-27'));

type Settings = {
  readonly columns?: OwnColumns;
  readonly statuses?: readonly string[];
};

async function read(body: unknown, { columns = [], statuses }: Settings = {}) {
  const value =
    typeof body === 'string'
      ? await parseBody(body, columns, createPace(60))
      : body;
  const notes = createNotes();
  const items = [
    ...table(value, {
      url: '',
      columns,
      statuses: statuses ? [...statuses] : null,
      notes,
    }),
  ];
  const translated = items.flatMap((item) =>
    item === undefined ? [] : translate(item, { language: null, ownMail: '' }),
  );
  return { ...collect(translated), notes };
}
const namesOf = async (...args: Parameters<typeof read>) =>
  (await read(...args)).projects.map(({ name }) => name);
const columnsIn = ({ columns }: TableNotes) =>
  columns.map(({ header, meaning }) => `${header}: ${meaning}`);
/** What the one row of a table says, with a name, and its role. */
async function fact(header: string, cell: string) {
  const { projects, leftOut, notes } = await read(`Name;${header}\nA;${cell}`);
  return {
    ...projects[0],
    ...projects[0]?.roles[0],
    countries: projects[0]?.stated?.countries?.join(','),
    leftOut,
    errors: notes.errors,
  };
}

describe('a row of a table is shown only if it is open', () => {
  const OPEN =
    'Open|ACTIVE|live|public|published|Visible|listed|yes|y|TRUE|1|x|✓|✔|offen|aktiv|öffentlich|veröffentlicht|sichtbar|ja|ouvert|ouverte|actif|publié|oui|öppen|öppet|offentlig|publicerad|synlig|åpen|åpent|publisert|åben|åbent|publiceret';
  const CLOSED =
    'draft|Confidential|vertraulich|Entwurf|intern|geschlossen|besetzt|brouillon|confidentiel|pourvu|utkast|konfidentiell|tillsatt|konfidensiell|fortrolig|kladd|lukket|besat|udkast|no|nein|on hold|closed|#REF!|-|TBD|not open| ';
  it.each([
    'Status',
    'Statut de l’offre',
    'Req status',
    'Publish in Career Site',
    'À publier',
    'isPublic',
    'Published (y/n)',
    'Status (optional)',
    'Vises på nettsiden',
    'Auf unserer Webseite veröffentlichen',
    'Publié sur le site web',
    'Synlig på hemsidan',
  ])('by the column “%s”', async (header) => {
    const statuses = [...OPEN.split('|'), ...CLOSED.split('|')];
    const rows = statuses.map((status) => `“${status}”;${status}`);
    expect(await namesOf(`Name;${header}\n${rows.join('\n')}`)).toEqual(
      OPEN.split('|').map((one) => `“${one}”`),
    );
  });

  const FLAGS =
    'Confidential|[Confidential]|Confidential (y/n)|Confidential?|Confidential until|confidential_until|isConfidential|Do not publish|INTERNAL|Internal only|Draft|Archived on|Filled|CLOSED|Vertraulich|Vertraulich bis|Entwurf|Intern (ja/nein)|Nicht öffentlich|Confidentiel|Brouillon|Pourvu|Konfidentiell|Utkast|Tillsatt|Konfidensiell|Fortrolig|Ikke publiser|Kladde|Skjult til|Lukket';
  it.each(FLAGS.split('|'))(
    'with more than nothing or a no in “%s”',
    async (header) => {
      const rows =
        'A;|B;no|C;nein|D;FALSE|E;0|F;–|G;yes|H;2027-01-01|I;?|J;#REF!|K;TBD'.split(
          '|',
        );
      expect(
        (await namesOf(`Name;${header}\n${rows.join('\n')}`)).join(''),
      ).toBe('ABCDEF');
    },
  );

  /** Columns that nobody knows, with cells that say only yes, no and the like. */
  const UNKNOWN =
    'NDA|Secret|Parking|Confidential - keep|Privé|Privat|Geheimprojekt|Sous NDA|Sperrvermerk|Bloqué|Sekretessbelagd|Taushetsbelagt|Hemmeligt samarbejde|Visible to staff|Published on intranet|Published (internal)|Visible - partners|Open to partners only|Veröffentlicht im Intranet|Sichtbar für Mitarbeiter|Publié en interne|Synlig för anställda|Synlig internt|Vises for ansatte|Synlig for medarbejdere|Not visible|Non public|Nicht sichtbar|Ikke synlig|Inte publik|No public listing|Hide|Embargo|Blocked|Do not share|Withheld|Client approved|Freigabe|Ready|Skip|Test|On bench|🔒|✓|🔒 Published|Published 🔒|International|Internal ID|Draft beer';
  it.each(UNKNOWN.split('|'))(
    'a table with marks in “%s”, which nobody knows, is not shown until the operator says what it is',
    async (header) => {
      const rows = (cells: string) =>
        cells.split('|').map((cell, at) => `${'ABCDEF'[at]};${cell}`);
      for (const cells of [
        'yes|',
        'x|',
        '|✓',
        'Nein|ja',
        '1|0',
        'TRUE|2027-01-01',
      ]) {
        const text = ['Name;'.concat(header), ...rows(cells)].join('\n');
        await expect(read(text)).rejects.toThrow(
          `PROJECTS_FEED_COLUMNS=hidden:${header}`,
        );
        const all = cells.split('|').length;
        const says = (name: string) => ({ columns: [{ name, header }] });
        expect(await namesOf(text, says('ignore'))).toHaveLength(all);
        expect((await namesOf(text, says('hidden'))).length).toBeLessThan(all);
      }
      // Controls: words, and nothing.
      for (const cells of ['yes|Anna', '|', '12|13'])
        expect(
          await namesOf(['Name;'.concat(header), ...rows(cells)].join('\n')),
        ).toHaveLength(2);
    },
  );

  it.each([
    'Phase | draft | running',
    'Notiz | nicht veröffentlichen | dringend',
    'Étape | Pourvu | en cours',
    'Läge | vilande | pågår',
    'Fase | På vent | i gang',
    'Trin | ikke offentlig | i gang',
    // Of another status, only the words for open open a row.
    'Client status | won |',
    'Kundestatus | Gewonnen |',
  ])('nor is one with a cell that closes a row: %s', async (row) => {
    const [header, closed, other = ''] = row.split(/ \| ?/);
    const text = `Name;${header}\nA;${other}\nB;`;
    await expect(read(`${text}${closed}`)).rejects.toThrow(`hidden:${header}`);
    expect(await namesOf(text), 'control').toEqual(['A', 'B']);
  });

  it('a setting to copy has what the operator has said before, and all columns', async () => {
    const columns = [
      { name: 'name', header: 'Hva' },
      { name: 'ignore', header: 'Parking' },
    ];
    const text = 'Hva;Parking;NDA;"Secret, really";Note\nA;x;x;no;words';
    await expect(read(text, { columns })).rejects.toThrow(
      'Say of each whether it is “hidden”, or “ignore” it:\nPROJECTS_FEED_COLUMNS=name:Hva,ignore:Parking,hidden:NDA,hidden:Secret really',
    );
    const told = ['NDA', 'Secret really'].map((header) => ({
      name: 'hidden',
      header,
    }));
    expect(
      await namesOf(text.replace(';x;no', ';;no'), {
        columns: [...columns, ...told],
      }),
    ).toEqual(['A']);
  });

  it.each<
    [
      title: string,
      rows: string,
      shown: string,
      reasons: readonly string[],
      statuses?: readonly string[],
    ]
  >([
    [
      'the others are counted with the reasons',
      'Name;Status;Intern|A;open;|B;vertraulich;|C;vertraulich;|D;;|E;open;x',
      'A',
      ['status «vertraulich» 2', 'not stated 1', 'column «Intern» 1'],
    ],
    [
      'statuses of its own replace these, but not for boxes',
      'Name;Status;Published|A;Matching;x|B;open;x|C;matching;no|D;ja;x',
      'AD',
      ['status «open» 1', 'column «Published» 1'],
      ['Matching', 'JA'],
    ],
    [
      'further rows of an assignment may leave out the status, but not a flag',
      'ID;Name;Role;Status;Internal|1;A;x;open;|1;;y;;|1;;z;draft;|2;B;x;open;yes|2;;y;;|3;C;x;;|4;D;x;open;yes|4;;y;;no',
      'AA',
      ['status «draft» 1', 'column «Internal» 3', 'not stated 2'],
    ],
    [
      'a column that no row reaches hides them all',
      'Rows|Name;Rate;Status|A|B;1',
      '',
      ['not stated 2'],
    ],
    [
      'a no in further rows is one',
      'ID;Name;Role;Internal|1;A;x;yes|1;A;y;no|1;A;z;',
      'A',
      ['column «Internal» 2'],
    ],
    [
      'a date is that of publication, once it has come',
      'Name;Visible;Published|A;yes;3.11.2026|B;yes;3.12.2026|C;yes;no|D;yes;12/2026|E;yes;10/2026',
      'AE',
      ['column «Published» 3'],
    ],
  ])('%s', async (_title, rows, shown, reasons, statuses) => {
    const { projects, notes } = await read(
      rows.replaceAll('|', '\n'),
      statuses && { statuses },
    );
    // An assignment has its name once for each of its roles.
    expect(
      projects
        .map(({ name, roles }) => name.repeat(roles.length || 1))
        .join(''),
    ).toBe(shown);
    expect([...notes.hidden].map((entry) => entry.join(' ')).sort()).toEqual(
      [...reasons].sort(),
    );
  });

  it('in Airtable, where a box that is not ticked is not sent, a column of boxes may be required', async () => {
    const recordsOf = (...all: readonly object[]) => ({
      records: all.map((fields) => ({ fields })),
    });
    const none = recordsOf({ Name: 'A' });
    expect(await namesOf(none)).toEqual(['A']);
    const wrong = [{ error: '#ERROR!' }, [[true]]].map((value) => ({
      Name: 'A',
      Confidential: value,
    }));
    expect(
      await namesOf(recordsOf(...wrong, { Name: 'B', Confidential: [null] })),
    ).toEqual(['B']);
    expect(
      await namesOf(none, {
        columns: [{ name: 'shown', header: 'Published' }],
      }),
    ).toEqual([]);
  });
});

describe('rows of a table', () => {
  it.each([
    [
      'with an id are one assignment',
      'Job ID;Name;Role|7;A;1|7;;2',
      ['1,2'],
      0,
    ],
    [
      'without an id are one only if title, place, start and description agree',
      'Tittel;Sted;Oppstart;Beskrivelse;Rolle|A;Oslo;1.2.2027;x;1|A;Oslo;1.2.2027;x;2|A;Bergen;1.2.2027;x;3|A;Oslo;1.3.2027;x;4|A;Oslo;1.2.2027;y;5|A;;;;6',
      ['1,2', '3', '4', '5', '6'],
      1,
    ],
  ])('%s', async (_title, rows, roles, joined) => {
    const { projects, notes } = await read(rows.replaceAll('|', '\n'));
    expect(
      projects.map((one) => one.roles.map(({ title }) => title).join()),
    ).toEqual(roles);
    expect(notes.joined).toBe(joined);
  });

  it('of one assignment are at most 200, and it is told if there are more', async () => {
    const table = (rows: number) => `ID;Name;Role\n${'1;A;x\n'.repeat(rows)}`;
    for (const [rows, errors] of [
      [200, []],
      [203, ['item 1 (1): roles has more than 200 entries']],
    ] as const) {
      const { projects, leftOut } = await read(table(rows));
      expect(projects[0]?.roles).toHaveLength(200);
      expect(leftOut).toEqual(errors);
    }
  });

  it('are at most 200,000, and it is told if there are more', async () => {
    const { projects, notes } = await read(
      `ID;Name\n${'1;\n'.repeat(200_001)}2;B`,
    );
    expect(projects).toEqual([]);
    expect(notes.errors).toContain('only the first 200000 rows are read');
  });

  it('have an id of title, place and start, whatever their order', async () => {
    const rows = ['A;Oslo;1.2.2027;x', 'A;Oslo;1.2.2027;y', 'B & C;;;'];
    const idsOf = async (list: readonly string[]) =>
      (await read(`Title;City;Start;Description\n${list.join('\n')}`)).projects
        .map(({ id }) => id)
        .sort();
    const ids = await idsOf(rows);
    const hashed = expect.stringMatching(/^a-oslo-2027-02-01-\w{8}$/);
    expect([new Set(ids).size, ids]).toEqual([3, [hashed, hashed, 'b-c']]);
    expect(await idsOf(rows.toReversed())).toEqual(ids);
    expect(await idsOf(rows.slice(0, 1))).toEqual(['a-oslo-2027-02-01']);
  });
});

describe('the headers of a table', () => {
  it('are at most a thousand, so that none that hides a row is missed', async () => {
    const row = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [`Name ${at}`, 'x']),
    );
    await expect(read([{ ...row, Status: 'draft' }])).rejects.toThrow(
      'more than 1000 columns',
    );
    await expect(read({ headers: ['Name'], rows: [['A']] })).rejects.toThrow(
      'not a table',
    );
  });

  it.each([
    'Hourly rate (EUR) | 95 | price | 95 EUR per hour',
    'Stundensatz (netto) € | 95–110 | price | 95–110 € per hour',
    'Tagessatz in CHF | 1’200 | price | 1’200 CHF per day',
    'TJM | 600 € | price | 600 € per day',
    'Timpris SEK | 950 SEK | price | 950 SEK per hour',
    'Salary per month [DKK] | 60.000 | price | 60.000 DKK per month',
    'Årslønn (NOK) | 900 000 | price | 900 000 NOK per year',
    'Rate EUR/h | 95 per day | price | 95 per day',
    'Hourly rate (JPY) | 9000 | price | 9000 JPY per hour',
    'Rate (NZD/h) | 95–120 | price | 95–120 NZD per hour',
    'Hourly rate (EUR) | 95 SGD | price | 95 SGD per hour',
    'Maks timepris (kr) | 1 350 | price | 1 350 kr per hour',
    'Timepris | 1 350 kr/t eks. mva | price | 1 350 kr/t eks. mva',
    'Timepris | NOK 1250 pr. t | price | NOK 1250 pr. t',
    'Rate USD | $75/h | price | $75/h',
    'Stundensatz in Euro | 95 | price | 95 Euro per hour',
    'Pris pr. time | 900 kr | price | 900 kr per hour',
    'Hourly rate (EUR) | negotiable | price | negotiable',
    'Salary (k€) | 60-70 | price | 60-70 k€',
    'Pay (USD/yr) | 120k | price | 120k USD per year',
    'Pensum in % | 5 | allocation | 5 %',
    'Pensum % | 0.8 | allocation | 80 %',
    'Hours per week | 20 | allocation | 20 Hours per week',
    'Auslastung (Tage pro Woche) | 3 | allocation | 3 Tage pro Woche',
    'Days/week | 3 | allocation | 3 Days/week',
    'Umfang | Voll-/Teilzeit | allocation | Voll-/Teilzeit',
    'Omfang i % | 100 % | allocation | 100 %',
    'Duration (months) | 6 | timeline | 6 months',
    'Laufzeit | 6 Monate | timeline | 6 Monate',
    'Date de début souhaitée | 1er mars 2027 | timeline | From 1 March 2027',
    'Start | asap | timeline | asap',
    'Requisition ID | R-1 | id | R-1',
    'Søknadsfrist: | 15.12.2026 | apply_by | 2026-12-15',
    'Apply URL | https://a.example/1 | apply_url | https://a.example/1',
    'Arbeidssted / Lokasjon | #7 Main Street | location | #7 Main Street',
    'PLZ/Ort | 10115 Berlin | location | 10115 Berlin',
    'HJEMMEKONTOR? | ja | location | Remote',
    'Remote | hybrid | location | Hybrid',
    'Remote | nein | location | ',
    'Secteur d’activité | Banque | sector | Banque',
    'Pays | Allemagne | countries | DE',
    'Text language | en-GB | language | en-GB',
    'Status | x | status | x',
    'Status | Utlyst | status | Utlyst',
    'Status | Lyst ut | status | Lyst ut',
    'Status | Ledig | status | Ledig',
    'Status | Aktuell | status | Aktuell',
    'Oppdrag-ID | 7 | id | 7',
    'Løpenr | 7 | id | 7',
    'Saksnr. | 7 | id | 7',
    'Må-krav | Java | tech_stack | Java',
    'Rate (optional) | 95 EUR | price | 95 EUR',
    'Project start date | 1 Mar 2027 | timeline | From 1 March 2027',
    'Description (English) | words | context | words',
    'Beskrivelse [norsk] | ord | context | ord',
    'Description – DE | Worte | context | Worte',
    'Skills / Tools | Go | tech_stack | Go',
    'Hourly_rate, EUR | 95 | price | 95 EUR per hour',
    'Date limite de candidature | 15.12.2026 | apply_by | 2026-12-15',
  ])('state with a cell: %s', async (row) => {
    const [header = '', cell = '', name = '', expected] = row.split(' | ');
    expect(await fact(header, cell)).toMatchObject({
      [name]: expected,
      leftOut: [],
      errors: [],
    });
  });

  const WITH_MORE =
    'Rate (client)|Rate – client|Rate: client|Client rate|Rate / Client|Rate, client|Day rate (internal)|Tagessatz (Kunde)|Stundensatz – Einkauf|TJM (client)|Timpris (kund)|Timepris (kunde)|Timepris, intern|Rate 🔒|Rate (NDA)|Margin|Description (do not share)|Description – internal|Beschreibung (intern)|Beskrivelse (konfidensiell)|Contact|Kontakt|Location (client)|Name (client)|Title / Client|Skills (candidate)|Start (internal)|Apply by (internal)|Sector (confidential)|Link (intranet)|Id (CRM system)|Customer|Kunde|Endkunde|Slutkund|Sluttkunde|Donneur d’ordre|Account manager|Budget (approved)|Purchase price|Einkaufspreis|Inköpspris|Notes|Rate to us';
  it.each(
    WITH_MORE.split('|').flatMap((header) => [header, `${header} (EUR)`]),
  )('with anything but a unit beside are not read: %s', async (header) => {
    const { projects, notes } = await read(`Name;"${header}"\nA;95 PRIVATE`);
    expect(projects).toMatchObject([{ name: 'A', roles: [] }]);
    expect(JSON.stringify(projects)).not.toContain('PRIVATE');
    expect(columnsIn(notes)).toContain(`${header}: unknown`);
  });

  it('may be stated, and the others are listed', async () => {
    const columns = [
      { name: 'name', header: 'Hva' },
      { name: 'price', header: 'Hva vi betaler' },
    ];
    const { projects, notes } = await read(
      'HVA;Hva vi betaler (EUR);Kunde;Sats (intern)\nA;95;PRIVATE;99',
      {
        columns,
      },
    );
    expect(projects).toMatchObject([
      { name: 'A', roles: [{ title: 'A', price: '95 EUR' }] },
    ]);
    expect(columnsIn(notes)).toEqual([
      'HVA: name',
      'Hva vi betaler (EUR): price',
      'Kunde: unknown',
      'Sats (intern): unknown',
    ]);
  });

  it.each([
    ['Title;Role', 'A;x', 'A', 'x'],
    ['Project;Job title', 'A;x', 'A', 'x'],
    ['Position', 'A', 'A', 'A'],
  ])(
    '“%s”: “%s” has the name %s and the role %s',
    async (headers, cells, name, title) => {
      expect((await read(`${headers};x\n${cells};`)).projects).toMatchObject([
        { name, roles: [{ title }] },
      ]);
    },
  );
});

describe('the cells of a table', () => {
  const NOTHING = '-|–|n/a|N/A|k. A.|k.A.|n.c.|TBD|t.b.a';
  const ERRORS =
    '#REF!|#N/A|#NV|#BEZUG!|#WERT!|#SAKNAS!|#I/T|#NAME?|#DIV/0!|#ERROR|Loading...|########';
  it.each([
    ...NOTHING.split('|').map((cell) => ['Ort', cell, 0] as const),
    ...ERRORS.split('|').map((cell) => ['Stundensatz', cell, 1] as const),
    ...['Start', 'Updated', 'Deadline'].map(
      (header) => [header, '3/11/2026', 1] as const,
    ),
    ['End', '99', 1] as const,
    ['Timeline', '31.02.2026', 1] as const,
    ...['words', '60 %', '0.5', '2 dager', 'partiel'].map(
      (cell) => ['Remote', cell, 1] as const,
    ),
  ])(
    '“%s” with “%s” states nothing, and is reported if it is wrong',
    async (header, cell, wrong) => {
      const { location, timeline, roles, leftOut, errors } = await fact(
        header,
        cell,
      );
      expect([location, timeline, roles, leftOut]).toEqual(['', '', [], []]);
      expect(errors).toEqual(
        [`row 2, column «${header}»: ${cell}`].slice(1 - wrong),
      );
    },
  );
});

describe('a column of dates', () => {
  it.each([
    ['03/11/2026|13/11/2026', ['2026-11-03', '2026-11-13']],
    ['03/11/2026|11/13/2026', ['2026-03-11', '2026-11-13']],
    ['3-11-26|30-11-26|soon', ['2026-11-03', '2026-11-30', undefined]],
    // Nothing decides, or two things do.
    ['03/11/2026|04/12/2026', [undefined, undefined]],
    [
      '03/11/2026|13/11/2026|11/13/2026',
      [undefined, '2026-11-13', '2026-11-13'],
    ],
    ['03/11/2026|2026-12-24', [undefined, '2026-12-24']],
  ])('with %s has the last days %j', async (deadlines, shown) => {
    const rows = deadlines.split('|').map((day, at) => `A${at};${day}`);
    const body = ['Name;Deadline', ...rows].join('\n');
    const { projects, leftOut, notes } = await read(body);
    expect(projects.map((project) => project.apply_by)).toEqual(shown);
    const unread = shown.filter((day) => day === undefined).length;
    expect([...leftOut, ...notes.errors]).toHaveLength(unread);
  });

  it('decides for itself alone', async () => {
    const { projects } = await read(
      'Name;Start;Deadline\nA;03/11/2026;13/11/2026',
    );
    expect(projects).toMatchObject([{ timeline: '', apply_by: '2026-11-13' }]);
  });
});

it('ids of linked records are not shown but told, and of links the names are', async () => {
  const [id, page] = ['recA1b2C3d4E5f6G7', '1a2b3c4d'.repeat(4)];
  const fields = {
    ID: 'recZZZZZZZZZZZZZZ',
    Name: 'A',
    Sector: [id, id],
    Location: `Oslo (https://www.notion.so/Oslo-${page}), Bergen (x/Bergen%20${page}.md)`,
    Skills: `Go (https://acme.notion.site/Go), SQL (x/SQL%20${page.toUpperCase()}.md)`,
  };
  const { projects, notes } = await read({ records: [{ id, fields }] });
  expect(projects).toMatchObject([
    {
      id: fields.ID,
      location: 'Oslo, Bergen',
      roles: [{ tech_stack: 'Go, SQL' }],
    },
  ]);
  expect(JSON.stringify([projects, notes])).not.toMatch(`${id}|${page}`);
  expect(notes.errors).toEqual([
    'row 1, column «Sector»: ids of linked records',
  ]);
});
