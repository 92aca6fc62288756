// What each of our commands does first (package.json), on whatever Node there is: so it is no TypeScript, and loads nothing
// that must be installed. Without `npm ci` the Node of the machine would only say that it does not know files like ours.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const packages = join(__dirname, '..', 'node_modules');
if (!existsSync(join(packages, '.package-lock.json')))
  // npm writes it last.
  refuse('What the site needs is not installed yet, or not all of it.', 'npm ci');
if (!existsSync(join(packages, 'node', 'bin')))
  // With NODE_ENV=production npm leaves out what builds the site, and with ignore-scripts the Node that reads our files.
  refuse('npm has left out a part of what the site needs.', 'npm ci --include=dev --ignore-scripts=false');

function refuse(why, command) {
  console.error(`${why} Run this, and try again when it has ended:\n\n    ${command}\n`);
  process.exit(1);
}
