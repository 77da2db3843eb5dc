import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { bodyToMarkdown } from './markdown.ts';

/** A client component as the server sees it: React refuses to run it there. */
function clientComponent<Props>(): (props: Props) => ReactNode {
  const refuse = () => {
    throw new Error('Attempted to call a client component from the server');
  };
  return Object.assign(refuse, {
    $$typeof: Symbol.for('react.client.reference'),
  });
}

const Counter = clientComponent<{ start: number; children?: ReactNode }>();
const Link = clientComponent<{ href: string; children: ReactNode }>();
const Image = clientComponent<{ src: { src: string }; alt: string }>();

const Throws = (): ReactNode => {
  throw new Error('rendered');
};
const Names = ({ of }: { of: readonly string[] }) =>
  of.map((name) => <li key={name}>{name}</li>);
async function Later({ children }: { children: ReactNode }) {
  await Promise.resolve();
  return (
    <section>
      {children}
      <Counter start={1} />
    </section>
  );
}

const ignored = (
  <div data-mdast="ignore">
    <Throws />
  </div>
);
const link = <Link href="/x">there</Link>;
const inList = (
  <Later>
    <ul>
      <Names of={['one', 'two']} />
      <li>
        <Counter start={2}>three</Counter>
      </li>
    </ul>
  </Later>
);

it.each([
  ['a next/link is a link', link, '[there](https://consulting.example/x)'],
  [
    'a next/image is an image',
    <Image key="a" src={{ src: '/b.png' }} alt="B" />,
    '![B](https://consulting.example/b.png)',
  ],
  ['purely visual content is not even rendered', ignored, ''],
  [
    'server components run, also those that wait, and what is passed to others is kept',
    inList,
    '- one\n- two\n- three',
  ],
])('%s', async (_title, body, expected) => {
  expect(
    (await bodyToMarkdown(body, 'https://consulting.example/page')).trim(),
  ).toBe(expected);
});
