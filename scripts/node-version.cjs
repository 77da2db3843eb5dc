// Ends with one sentence if this Node is too old:
// `node scripts/node-version.cjs 20.19 22.12` names the oldest that will do,
// and the oldest of later lines. It runs before anything else and on any Node,
// also one that does not know `--import`.
const versions = process.argv
  .slice(2)
  .map((text) => text.split('.').map(Number));
const [major, minor] = process.versions.node.split('.').map(Number);
const isTooOld = versions.some(
  ([line, least], at) =>
    (at === 0 && major < line) || (major === line && minor < least),
);

if (isTooOld) {
  console.error(
    `This needs Node ${process.argv.slice(2).join(' or ')} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
