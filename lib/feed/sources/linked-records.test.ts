import { expect, it } from 'vitest';
import { linkedNames } from './linked-records.ts';

const [ID, OTHER] = ['recA1b2C3d4E5f6G7', 'recZZZZZZZZZZZZZZ'];
const PAGE = '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d';
const ADDRESS = `https://www.notion.so/Acme-${PAGE}?pvs=21`;

it.each([
  [[ID], [], true],
  [[ID, OTHER], [], true],
  [ID, [], true],
  [`${ID}, ${OTHER}`, [], true],
  [`Energy (${ADDRESS})`, ['Energy'], false],
  [`Energy (${ADDRESS}), Rail (${ADDRESS})`, ['Energy', 'Rail'], false],
  [`Rail (north) (${ADDRESS})`, ['Rail (north)'], false],
  [
    `Energy, water (https://example.notion.site/${PAGE})`,
    ['Energy, water'],
    false,
  ],
  [`Energy (../Sectors%20DB/Energy%20${PAGE}.md)`, ['Energy'], false],
  [`Energy (Sectors/Energy%20${PAGE}.csv)`, ['Energy'], false],
  [`Untitled (${ADDRESS})`, [], true],
  [`(${ADDRESS})`, [], true],
  [`Energy (${ADDRESS}), Untitled (${ADDRESS})`, ['Energy'], true],
])('the cell %j has the names %j', (cell, names, isNameless) => {
  expect(linkedNames(cell)).toEqual({ names, isNameless });
});

it.each([
  'Energy',
  '',
  null,
  ['Energy', 'Rail'],
  'Energy (Norway)',
  'reconstruction of a',
  'recruiting services',
  'rec123',
  `${ID}x`,
  'See (https://jobs.example/1)',
  `See https://www.notion.so/${PAGE}`,
  `Apply at (${ADDRESS}) by Friday`,
  ['Energy', ID],
])('the cell %j is none of links', (cell) => {
  expect(linkedNames(cell)).toBeUndefined();
});
