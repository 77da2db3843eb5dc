// Reads the configured feed once and reports what the site would show: `npm run feed:check`.

import environment from '@next/env';
import { ConfigError, config } from '../lib/config/config.ts';
import { printable, reportFeed } from '../lib/feed/report.ts';

// As `next start` does.
environment.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });

const ADVICE = 'docs/feed.md, “Troubleshooting”, explains what to do.';

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
console.log(works ? text : `${text}\n\n${ADVICE}`);
process.exitCode = works ? 0 : 1;
