// Reads the configured feed once and reports what the site would show:
// `npm run feed:check`.

import environment from '@next/env';
import { config } from '../lib/config/config.ts';
import { reportFeed } from './feed-report.ts';

// As `next start` does.
environment.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});

const { text, works } = await reportFeed(() => config().feed);
console.log(text);
process.exitCode = works ? 0 : 1;
