// Fails on known high or critical vulnerabilities in production packages. Warns if the registry offers no audits.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'ignore'],
});

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const report = parse(stdout);
const found = report.metadata?.vulnerabilities;

if (found === undefined) {
  const status = report.statusCode ? `status ${report.statusCode}` : 'no answer';
  console.log(`::warning::The registry did not answer the audit request (${status}). Nothing was checked.`);
} else {
  const severe = found.high + found.critical;
  const names = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`);
  console.log(`${found.total} known vulnerabilities in production packages, ${severe} of them high or critical.`);
  if (severe > 0) {
    console.error(`::error::${names.join(', ')}. Run npm audit --omit=dev for the advisories.`);
    process.exit(1);
  }
}
