import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { namedFormat } from './feed-formats.ts';

const formatOf = (url: string, format = '') =>
  namedFormat(readConfig({ PROJECTS_FEED_URL: url, PROJECTS_FEED_FORMAT: format }).feed);

// The addresses that each system documents.
it.each([
  ['https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true', 'greenhouse'],
  ['https://api.lever.co/v0/postings/example?mode=json', 'lever'],
  ['https://api.eu.lever.co/v0/postings/example?mode=json', 'lever'],
  ['https://api.ashbyhq.com/posting-api/job-board/example', 'ashby'],
  ['https://example.recruitee.com/api/offers/', 'recruitee'],
  ['https://api.smartrecruiters.com/v1/companies/example/postings', 'smartrecruiters'],
  ['https://api.teamtailor.com/v1/jobs', 'teamtailor'],
  ['https://api.na.teamtailor.com/v1/jobs', 'teamtailor'],
  ['https://example.teamtailor.com/jobs.json', 'teamtailor-jobs'],
  ['https://apply.workable.com/api/v1/widget/accounts/example?details=true', 'workable'],
  ['https://example.jobs.personio.de/xml?language=en', 'personio'],
  ['https://example.jobs.personio.com/xml', 'personio'],
  ['https://public-rest31.bullhornstaffing.com/rest-services/example/search/JobOrder', 'bullhorn'],
  ['https://docs.google.com/spreadsheets/d/e/example/pub?output=csv', 'table'],
  ['https://api.airtable.com/v0/example/Assignments', 'table'],
  ['https://feed.example/projects', null],
  ['https://boards-api.greenhouse.io.feed.example/', null],
  ['https://notrecruitee.com/api/offers/', null],
])('%s: %s', (url, name) => {
  const words = `${name}, because of the host ${new URL(url).host}`;
  expect(formatOf(url)).toEqual(name === null ? null : { name, words });
});

it.each([
  ['Ashby', 'ashby'],
  ['none', null],
])('PROJECTS_FEED_FORMAT precedes the host: %s', (given, name) => {
  const words = expect.stringContaining('PROJECTS_FEED_FORMAT');
  expect(formatOf('https://api.lever.co/v0/postings/example', given)).toEqual({ name, words });
});
