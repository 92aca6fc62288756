// What each of our commands does first (package.json), on whatever Node there is: so it is no TypeScript, and loads nothing
// that must be installed. Without `npm ci` the Node of the machine would only say that it does not know files like ours.
const { existsSync, readFileSync, statfsSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const packages = join(root, 'node_modules');
const listed = join(packages, '.package-lock.json');
// npm writes its list of what is there last.
if (!existsSync(listed)) refuse('What the site needs is not installed yet, or not all of it.', 'npm ci');
// With NODE_ENV=production npm leaves out what builds the site, and with ignore-scripts the Node that reads our files.
if (!existsSync(join(packages, 'node', 'bin')))
  refuse('npm has left out a part of what the site needs.', 'npm ci --include=dev --ignore-scripts=false');
if (isOfAnotherVersion()) refuse('What is installed belongs to another version of the site.', 'npm ci');

// After a `git pull`, for example. What is optional is for some machines only.
function isOfAnotherVersion() {
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesOf(listed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).some(
    ([name, { version, optional, devOptional }]) => {
      if (name === '' || (there[name] === undefined && (optional || devOptional))) return false;
      return there[name]?.version !== version;
    },
  );
}

function refuse(why, command) {
  // On a full disk npm fails without a word that says so. A Node before 18.15 cannot look.
  const { bavail, bsize } = statfsSync?.(root) ?? {};
  const room = bavail * bsize < 1e9 ? `Less than 1 GB is free where ${root} lies. Make room there first. ` : '';
  console.error(`${why} ${room}Run this, and try again when it has ended:\n\n    ${command}\n`);
  process.exit(1);
}
