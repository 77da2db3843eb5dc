// Reads the configured feed once and reports what the site would show: `npm run feed:check`.

import { readFileSync } from 'node:fs';
import environment from '@next/env';
import { ConfigError, config } from '../lib/config/config.ts';
import { printable, reportFeed } from './feed-report.ts';

// As `next start` does.
environment.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });

/** What the troubleshooting table of docs/feed.md says about the reasons in a report: the rows with the longest that fit. */
function adviceFor(text: string): readonly string[] {
  const [, table = ''] = readFileSync(new URL('../docs/feed.md', import.meta.url), 'utf8').split('## Troubleshooting');
  const rows = [...table.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].flatMap(([, reasons = '', advice = '']) =>
    [...reasons.matchAll(/`([^`]+)`/g)].map(([, reason = '']) => ({ reason, advice })),
  );
  const fitting = rows.filter(({ reason }) => text.includes(reason));
  const longest = fitting.filter(
    (row) => !fitting.some((other) => other !== row && other.reason.startsWith(row.reason)),
  );
  return longest.map(
    ({ reason, advice }) => `${reason}: ${advice.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1').replaceAll('`', '')}`,
  );
}

function configured() {
  try {
    return config().feed;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.log(printable(error.message));
    process.exit(1);
  }
}

const { text, works } = await reportFeed(configured());
const advice = works ? [] : adviceFor(text);
console.log([text, ...(advice.length > 0 ? ['', 'What to do:', ...advice] : [])].join('\n'));
process.exitCode = works ? 0 : 1;
