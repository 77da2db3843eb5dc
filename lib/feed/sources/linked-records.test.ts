import { expect, it } from 'vitest';
import { withoutLinks } from './linked-records.ts';

const [ID, OTHER] = ['recA1b2C3d4E5f6G7', 'recZZZZZZZZZZZZZZ'];
const PAGE = '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d';
const ADDRESS = `https://www.notion.so/Acme-${PAGE}?pvs=21`;

it.each([
  [ID, undefined],
  [`${ID}, ${OTHER}`, undefined],
  [`Energy (${ADDRESS})`, 'Energy'],
  [`Energy (${ADDRESS}), Rail (${ADDRESS})`, 'Energy, Rail'],
  [`Rail (north) (${ADDRESS})`, 'Rail (north)'],
  [`Energy, water (https://example.notion.site/${PAGE})`, 'Energy, water'],
  [`Energy (../Sectors%20DB/Energy%20${PAGE}.md)`, 'Energy'],
  [`Energy (Sectors/Energy%20${PAGE}.csv)`, 'Energy'],
  [`Untitled (${ADDRESS})`, undefined],
  [`(${ADDRESS})`, undefined],
  [`Energy (${ADDRESS}), Untitled (${ADDRESS})`, 'Energy'],
])('of the links %j are shown the names %j', (cell, names) => {
  expect(withoutLinks(cell)).toBe(names);
});

it.each([
  'Energy',
  '',
  'Energy, Rail',
  'Energy (Norway)',
  'reconstruction of a',
  'rec123',
  `${ID}x`,
  'See (https://jobs.example/1)',
  `See https://www.notion.so/${PAGE}`,
  `Apply at (${ADDRESS}) by Friday`,
  `Energy, ${ID}`,
])('%j is no cell of links', (cell) => {
  expect(withoutLinks(cell)).toBe(cell);
});
