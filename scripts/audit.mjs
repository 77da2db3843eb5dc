// Fails if a production dependency has a known high or critical vulnerability; says so if the registry can't be reached.
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
  console.log(`::warning::The registry does not answer audits (${status}); nothing was checked.`);
} else {
  const grave = found.high + found.critical;
  const names = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`);
  console.log(`${found.total} known vulnerabilities in production packages, ${grave} of them high or critical.`);
  if (grave > 0) {
    console.error(`::error::${names.join(', ')}. Run npm audit --omit=dev for the advisories.`);
    process.exit(1);
  }
}
