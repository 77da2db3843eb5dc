// Ends with one sentence if this Node is too old:
// `node scripts/node-version.cjs 20.19 22.12` names the oldest that will do of
// each line; lines between them will not do, later ones will. It runs before
// anything else and on any Node, also one that does not know `--import`.
const versions = process.argv
  .slice(2)
  .map((text) => text.split('.').map(Number));
const [major, minor] = process.versions.node.split('.').map(Number);
const own = versions.find(([line]) => line >= major);
const isTooOld = own !== undefined && (own[0] > major || own[1] > minor);

if (isTooOld) {
  console.error(
    `This needs Node ${process.argv.slice(2).join(' or ')} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
