import { describe, expect, it } from 'vitest';
import { sheetAddress } from './sheet-address.ts';

describe('a Google Sheet', () => {
  const SHEETS = 'https://docs.google.com/spreadsheets';
  it.each([
    ['published', '/d/e/2PACX-1/pub?output=csv', '/d/e/2PACX-1/pub?output=csv'],
    ['one tab of it', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv'],
    ['published as a page', '/d/e/2PACX-1/pubhtml', '/d/e/2PACX-1/pub?output=csv'],
    ['one tab of the page', '/d/e/2PACX-1/pubhtml?gid=7&single=true', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv'],
    ['shared by its link', '/d/1a_B-2/edit?usp=sharing', '/d/1a_B-2/export?format=csv'],
    ['one tab in the browser', '/u/1/d/1a_B-2/edit?gid=7#gid=7', '/d/1a_B-2/export?gid=7&format=csv'],
    ['exported', '/d/1a_B-2/export?format=csv&gid=7', '/d/1a_B-2/export?format=csv&gid=7'],
  ])('that is %s is read as CSV', (_title, given, expected) => {
    expect(sheetAddress(new URL(SHEETS + given)).href).toBe(SHEETS + expected);
  });

  it('has its own host (control)', () => {
    const url = 'https://docs.google.com.feed.example/spreadsheets/d/1/edit';
    expect(sheetAddress(new URL(url)).href).toBe(url);
  });
});
