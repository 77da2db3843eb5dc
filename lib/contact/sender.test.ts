import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModelFileSystem } from '../../e2e/support/model-file-system.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import type { Destination, DestinationName, Outcome } from './destination.ts';
import { createDisk } from './disk.ts';
import type { StoredMessage } from './message.ts';
import { createOutbox } from './outbox.ts';
import { createSender } from './sender.ts';
import { hasEnded, ownName } from './sender-name.ts';

const DAY = 24 * 3_600_000;
let disk: ReturnType<typeof createModelFileSystem>;
let logged: string[];

beforeEach(() => {
  disk = createModelFileSystem();
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (const name of ['info', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const mounted = () => createDisk(disk.mount({ isDead: false, fault: () => null }));
const open = () => createOutbox('/outbox', mounted());

async function accept(...references: string[]) {
  for (const reference of references) {
    const form = `mia2k3x4.of-form-${reference.replace('-', '')}`;
    const message = storedMessage({ reference, received: new Date().toISOString() });
    expect(await open().accept(form, message)).toBe('accepted');
  }
}
const filesIn = (folder: string) =>
  disk
    .files()
    .flatMap(([path, text]) =>
      path.startsWith(`/outbox/${folder}/`) ? { name: path.slice(9 + folder.length), text } : [],
    );
const namesIn = (folder: string) => filesIn(folder).map(({ name }) => name);
const waiting = () => [...namesIn('accepted'), ...namesIn('claimed')];

type Answer = Outcome | 'hangs';

/** A destination that gives these answers in turn and then accepts everything. */
function server(
  name: DestinationName,
  ...answers: Answer[]
): Destination & { readonly got: string[]; readonly times: number[] } {
  const got: string[] = [];
  const times: number[] = [];
  const send = async ({ reference }: StoredMessage): Promise<Outcome> => {
    got.push(reference);
    times.push(performance.now() / 1000);
    const answer = answers.shift() ?? 'accepted';
    return answer === 'hangs' ? new Promise<never>(() => {}) : answer;
  };
  return { name, got, times, send };
}

/** A process; the function looks at the outbox, and waits until nothing more happens at this time. */
function start(destinations: readonly Destination[], self = { name: ownName(), isDead: hasEnded }) {
  const look = createSender(open(), destinations, self);
  return async () => {
    await look();
    for (let turn = 0; turn < 12; turn += 1) await setImmediate();
  };
}

it('delivers each message to each destination once, and keeps only its name', async () => {
  await accept('AAAA-1111', 'BBBB-2222');
  const [smtp, webhook] = [server('smtp'), server('webhook')];
  await start([smtp, webhook])();
  for (const { got } of [smtp, webhook]) expect(got.sort()).toEqual(['AAAA-1111', 'BBBB-2222']);
  expect(waiting()).toEqual([]);
  expect(filesIn('sent').map(({ text }) => text)).toEqual(['', '']);
});

it('delivers each message once even if several processes run at the same time', async () => {
  await accept(...Array.from({ length: 20 }, (_, at) => `AAAA-${1000 + at}`));
  const processes = [1, 2, 3].map(() => {
    const smtp = server('smtp');
    return { smtp, look: start([smtp], { name: `elsewhere-${Math.random()}`.replace('.', ''), isDead: () => false }) };
  });
  while (waiting().length > 0) {
    await Promise.all(processes.map(({ look }) => look()));
    await pass(300);
  }
  const got = processes.flatMap(({ smtp }) => smtp.got);
  expect(got).toHaveLength(20);
  expect(new Set(got).size).toBe(20);
});

it('leaves a message unread in the outbox where there is no destination', async () => {
  await accept('AAAA-1111');
  await start([])();
  expect(namesIn('accepted')).toHaveLength(1);
});

it('tries again after pauses that grow to five minutes', async () => {
  await accept('AAAA-1111');
  const smtp = server('smtp', ...Array<Answer>(12).fill('later'));
  await start([smtp])();
  await pass(3_600);
  expect(smtp.times.slice(1).map((at, before) => at - (smtp.times[before] ?? 0))).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300,
  ]);
  expect(waiting()).toEqual([]);
});

it('does not let one destination wait for the other, nor give it again what it has', async () => {
  await accept('AAAA-1111');
  const [smtp, webhook] = [server('smtp', 'later', 'later'), server('webhook')];
  await start([smtp, webhook])();
  expect(namesIn('accepted')[0]).toMatch(/\.AAAA-1111\.webhook\.json$/);
  await pass(3);
  expect(waiting()).toEqual([]);
  expect([smtp.got.length, webhook.got.length]).toEqual([3, 1]);
});

it('notes a delivery at once, while another destination takes its time', async () => {
  await accept('AAAA-1111');
  const [smtp, webhook] = [server('smtp', 'hangs'), server('webhook')];
  const first = start([smtp, webhook], { name: 'first', isDead: () => false });
  await first();
  expect(namesIn('claimed')[0]).toMatch(/\.AAAA-1111\.webhook\.json@first$/);
  await accept('BBBB-2222');
  await first();
  expect(webhook.got, 'nor does another message wait').toEqual(['AAAA-1111', 'BBBB-2222']);
});

it('delivers the others although nineteen wait for an answer that does not come', async () => {
  const references = Array.from({ length: 30 }, (_, at) => `AAAA-${1000 + at}`);
  await accept(...references);
  const smtp = server('smtp', ...Array<Answer>(19).fill('hangs'));
  await start([smtp])();
  expect(smtp.got.sort()).toEqual(references);
  expect(waiting()).toHaveLength(19);
});

it('puts back the claim of a process that is dead, and of one that lives elsewhere after a quarter of an hour', async () => {
  await accept('AAAA-1111', 'BBBB-2222');
  await start([server('smtp', 'hangs', 'hangs')], { name: 'first', isDead: () => false })();
  expect(namesIn('claimed')).toHaveLength(2);
  const smtp = server('smtp');
  const second = start([smtp], { name: 'second', isDead: () => false });
  await second();
  await pass(15 * 60);
  await second();
  expect(smtp.got, 'not before').toEqual([]);
  await pass(1);
  await second();
  expect(smtp.got.sort()).toEqual(['AAAA-1111', 'BBBB-2222']);

  await accept('CCCC-3333');
  await start([server('smtp', 'hangs')], { name: 'first', isDead: () => false })();
  const third = server('smtp');
  await start([third], { name: 'third', isDead: (sender) => sender === 'first' })();
  expect(third.got).toEqual(['CCCC-3333']);
});

it('gives up a message that is refused, whole, with one line in the log; the other destination gets it all the same', async () => {
  await accept('AAAA-1111', 'BBBB-2222');
  const [smtp, webhook] = [server('smtp', 'refused'), server('webhook', 'later')];
  const look = start([smtp, webhook]);
  await look();
  await pass(5);
  const [file = ''] = namesIn('failed');
  const reference = smtp.got[0] ?? '';
  expect(file).toMatch(new RegExp(`\\.${reference}\\.webhook\\.json$`));
  expect(JSON.parse(filesIn('failed')[0]?.text ?? '')).toMatchObject({ reference, message: 'Hello' });
  expect(logged.filter((line) => line.includes(file)).map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'contact_message_given_up', reference, missing: 'smtp', file: `failed/${file}` },
  ]);
  expect(waiting()).toEqual([]);
  expect(namesIn('sent'), 'control').toHaveLength(1);

  await mounted().move(`/outbox/failed/${file}`, `/outbox/accepted/${file}`);
  await look();
  expect(namesIn('failed'), 'a person has sent it again').toEqual([]);
  expect(webhook.got.filter((one) => one === reference).length).toBeLessThanOrEqual(2);
  expect(logged.join()).not.toMatch(/buyer|Hello/);
});

it('gives up a message after five days, and not before, whatever an attempt says then', async () => {
  await accept('AAAA-1111');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 4.9 * DAY);
  await start([server('smtp', 'later', 'later')])();
  expect(namesIn('accepted')).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(now + 5.1 * DAY);
  await pass(1);
  expect(namesIn('failed')).toHaveLength(1);
});

it.each([
  ['sent', 'sent/NAME.json', [0, 0]],
  ['tried by another process', 'claimed/NAME.json@elsewhere', [1, 1]],
  ['tried, and is at one destination', 'accepted/NAME.smtp.json', [0, 1]],
])('sends no copy of a message that was %s while its form was sent again', async (_title, place, times) => {
  await accept('AAAA-1111');
  const [name = ''] = namesIn('accepted');
  const message = filesIn('accepted')[0]?.text ?? '';
  const other = `/outbox/${place.replace('NAME', name.replace('.json', ''))}`;
  await mounted().write(other, place.startsWith('sent') ? '' : message);
  const destinations = [server('smtp'), server('webhook')];
  const look = start(destinations, { name: 'own', isDead: () => false });
  await look();
  await pass(10);
  if (other.includes('@')) {
    expect(
      destinations.map(({ got }) => got.length),
      'not while the other has it',
    ).toEqual([0, 0]);
    await mounted().move(other, `/outbox/accepted/${name}`);
  }
  await pass(300);
  await look();
  expect(destinations.map(({ got }) => got.length)).toEqual(times);
  expect(waiting()).toEqual([]);
  expect(namesIn('sent')).toEqual([name]);
});

it.each(['{', '{}', ''])(
  'leaves a file that is no message (“%s”), names it in the log, and sends the others',
  async (text) => {
    await accept('AAAA-1111');
    const name = `mia2k3x4.q0pV1d8ZkR3nT5aB.BBBB-222${text.length}.json`;
    await mounted().write(`/outbox/accepted/${name}`, text);
    const smtp = server('smtp');
    await start([smtp])();
    expect(smtp.got).toEqual(['AAAA-1111']);
    expect(namesIn('accepted')).toEqual([name]);
    expect(logged.filter((line) => line.includes(`"file":"accepted/${name}"`))).toHaveLength(1);
  },
);

it('knows a process that has ended from one that runs, here and elsewhere', () => {
  const own = ownName();
  const [place = '', pid = ''] = own.split('-');
  expect(hasEnded(`${place}-${process.ppid}-abc`), 'runs').toBe(false);
  expect(hasEnded(`${place}-99999999-abc`), 'ended').toBe(true);
  expect(hasEnded(`${place}-${pid}-abc`), 'had our number').toBe(true);
  expect(hasEnded('another-99999999-abc'), 'elsewhere').toBe(false);
});
