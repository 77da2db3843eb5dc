import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModelFileSystem, type Fault, type ModelProcess } from '../../e2e/support/model-file-system.ts';
import { createOnce, type DestinationName, type Outcome } from './destination.ts';
import { createDisk } from './disk.ts';
import { parseStored } from './message.ts';
import { FOLDERS } from './message-file.ts';
import { createOutbox } from './outbox.ts';
import { referenceOf } from './reference.ts';
import { createSender } from './sender.ts';
import { probe, tidy } from './tidy.ts';

const HOUR_MS = 3_600_000;
const NAMES = ['smtp', 'webhook'] as const;
const messageWith = (text: string) => ({
  name: 'A',
  email: 'a@buyer.example',
  company: '',
  message: text,
  assignment: '',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout'] });
  for (const name of ['info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type World = ReturnType<typeof createWorld>;

/** Some processes that share an outbox and two destinations. */
function createWorld() {
  const disk = createModelFileSystem();
  const modes: Record<DestinationName, Outcome> = { smtp: 'accepted', webhook: 'accepted' };
  const delivered = new Map<string, number>();
  const given = new Set<string>();
  const dead = new Set<string>();
  const replaced = new Set<string>();
  let started = 0;
  /** Whether anything has happened after which a message may come twice. */
  let mayRepeat = false;
  /** What becomes of the calls to come, for whichever process makes them. */
  let faults: (Fault | null)[] = [];

  function start() {
    started += 1;
    const name = `process-${started}`;
    const own: ModelProcess & { name: string } = { name, isDead: false, fault: () => faults.shift() ?? null };
    const outbox = createOutbox('/outbox', createDisk(disk.mount(own)));
    const sendOnce = createOnce();
    const destinations = NAMES.map((by) => ({
      name: by,
      send: ({ reference }: { reference: string }) =>
        sendOnce(`${by} ${reference}`, async () => {
          // Long enough for another process to look meanwhile.
          for (let turn = 0; turn < 20; turn += 1) await null;
          if (own.isDead) return new Promise<never>(() => {});
          if (modes[by] === 'accepted')
            delivered.set(`${by} ${reference}`, (delivered.get(`${by} ${reference}`) ?? 0) + 1);
          return modes[by];
        }),
    }));
    const send = createSender(outbox, destinations, { name, isDead: (sender) => dead.has(sender) });
    return { own, outbox, send };
  }
  const processes = [start(), start()];
  const end = ({ own }: (typeof processes)[number]) => {
    own.isDead = true;
    dead.add(own.name);
    mayRepeat = true;
  };
  /** Replaces the dead. */
  const revive = () => {
    for (const [at, one] of processes.entries()) {
      if (!one.own.isDead) continue;
      end(one);
      processes[at] = start();
    }
  };
  /** Waits until nothing happens any more that needs no time. */
  async function settle() {
    for (let turn = 0; turn < 12; turn += 1) await setImmediate();
  }

  return {
    disk,
    modes,
    delivered,
    given,
    settle,
    mayRepeat: () => mayRepeat,
    /** The messages that still have to be delivered. */
    waiting: () => disk.files().flatMap(([path]) => (/^\/outbox\/(?:accepted|claimed)\/[^.]/.test(path) ? path : [])),
    async post(at: number, formNumber: number, text: number) {
      const process = processes[at];
      if (process === undefined) return;
      const form = `mia2k3x${formNumber}.${String(formNumber).repeat(16)}`;
      const message = messageWith(`text ${text}`);
      const reference = referenceOf(form, message);
      const received = new Date().toISOString();
      void process.outbox.accept(form, { ...message, reference, received }).then(
        (acceptance) => {
          if (acceptance === 'accepted' || acceptance === 'again') given.add(reference);
        },
        () => {},
      );
    },
    look(at: number) {
      void processes[at]?.send().catch(() => {});
    },
    check(at: number) {
      const outbox = processes[at]?.outbox;
      if (outbox !== undefined)
        void probe(outbox)
          .then(() => tidy(outbox))
          .catch(() => {});
    },
    kill(at: number) {
      const process = processes[at];
      if (process !== undefined) end(process);
    },
    failPower(share: number) {
      for (const process of processes) end(process);
      disk.failPower(share);
    },
    fail(next: (Fault | null)[]) {
      faults = next;
      mayRepeat ||= next.length > 0;
    },
    replace(folder: string) {
      if (!disk.replaceFolder(`/outbox/${folder}`)) return;
      mayRepeat = true;
      if (!replaced.delete(folder)) replaced.add(folder);
    },
    revive,
    /** Makes all work again, and delivers what there is. */
    async recover() {
      faults = [];
      for (const folder of replaced) disk.replaceFolder(`/outbox/${folder}`);
      Object.assign(modes, { smtp: 'accepted', webhook: 'accepted' });
      for (const process of processes) {
        process.own.isDead = true;
        dead.add(process.own.name);
      }
      const last = start();
      await last.outbox.makeFolders();
      for (let pass = 0; pass < 10; pass += 1) {
        await last.send();
        await settle();
        // The shortest pause between two attempts.
        vi.advanceTimersByTime(1_000);
      }
    },
  };
}

/** Whether every reference that was given out is at all destinations, or whole on the disk. */
function lost({ disk, given, delivered }: World): string[] {
  const isKept = (reference: string) =>
    disk
      .files()
      .some(
        ([path, text]) =>
          /^\/outbox\/(?:accepted|claimed|failed)(?:-aside)?\//.test(path) &&
          path.includes(`.${reference}.`) &&
          parseStored(text)?.reference === reference,
      );
  const isDelivered = (reference: string) => NAMES.every((by) => delivered.has(`${by} ${reference}`));
  return [...given].filter((reference) => !isDelivered(reference) && !isKept(reference));
}

const process = fc.nat(1);
const faults = fc.array(
  fc.option(
    fc.oneof(
      fc.record({ code: fc.constantFrom('EIO', 'ENOSPC', 'EACCES', 'EROFS'), isAfter: fc.boolean() }),
      fc.record({ dies: fc.constant(true), isAfter: fc.boolean() }),
    ),
    { freq: 3 },
  ),
  { maxLength: 40 },
);

type Step = (world: World) => unknown;
const step = <T>(values: fc.Arbitrary<T>, title: string, run: (world: World, value: T) => unknown) =>
  values.map(
    (value): Step =>
      Object.assign((world: World) => run(world, value), { toString: () => `${title} ${fc.stringify(value)}` }),
  );

/** What happens to a site day by day. */
const usual = [
  {
    weight: 6,
    arbitrary: step(fc.tuple(process, fc.nat(3), fc.nat(1)), 'post', (world, given) => world.post(...given)),
  },
  { weight: 6, arbitrary: step(process, 'look', (world, at) => world.look(at)) },
  { weight: 2, arbitrary: step(process, 'probe and tidy', (world, at) => world.check(at)) },
  { weight: 3, arbitrary: step(fc.constant(null), 'settle', (world) => world.settle()) },
  {
    weight: 4,
    arbitrary: step(fc.nat(8), 'run on a little', async (_world, turns) => {
      for (let turn = 0; turn < turns * 4; turn += 1) await null;
    }),
  },
  {
    weight: 2,
    arbitrary: step(
      fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom<Outcome[]>('accepted', 'later', 'refused')),
      'destination',
      (world, [by, mode]) => {
        world.modes[by] = mode;
      },
    ),
  },
];

/** After which a message may come twice; when clocks are set, because its form may have been forgotten. */
const faulty = [
  { weight: 2, arbitrary: step(process, 'kill', (world, at) => world.kill(at)) },
  {
    weight: 2,
    arbitrary: step(fc.double({ min: 0, max: 1, noNaN: true }), 'the power fails', (world, share) =>
      world.failPower(share),
    ),
  },
  { weight: 3, arbitrary: step(fc.constant(null), 'start anew', (world) => world.revive()) },
  { weight: 3, arbitrary: step(faults, 'faults', (world, given) => world.fail(given)) },
  { weight: 2, arbitrary: step(fc.constantFrom(...FOLDERS), 'replace', (world, folder) => world.replace(folder)) },
  {
    weight: 1,
    arbitrary: step(fc.integer({ min: -48, max: 48 }), 'set the clock, by hours', (_world, hours) => {
      vi.setSystemTime(Date.now() + hours * HOUR_MS);
    }),
  },
  {
    weight: 1,
    arbitrary: step(fc.nat(100), 'hours pass on the disk', (world, hours) => world.disk.pass(hours * HOUR_MS)),
  },
];

const steps = fc.oneof(
  fc.array(fc.oneof(...usual), { minLength: 5, maxLength: 15 }),
  fc.array(fc.oneof(...usual, ...faulty), { minLength: 5, maxLength: 60 }),
);

it('whatever fails, a message whose reference was given out is at its destinations, or on the disk; and when all works again, it is delivered, once if nothing had ended', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      // Those of the dead in earlier runs.
      vi.clearAllTimers();
      vi.setSystemTime(0);
      const world = createWorld();
      for (const run of given) {
        await run(world);
        expect(lost(world)).toEqual([]);
      }
      await world.settle();
      const mayRepeat = world.mayRepeat();
      await world.recover();
      expect(lost(world)).toEqual([]);
      expect(world.waiting()).toEqual([]);
      if (!mayRepeat) expect([...world.delivered.values()].filter((times) => times > 1)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
