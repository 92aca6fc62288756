import type { Role } from '#contract/settings.ts';
import { runBesideServer, type CommandResult } from '#server/beside-server.ts';
import { addressOrNone } from '#server/http/read-fields.ts';
import type { Database } from '#server/postgres/connect.ts';
import { grantRole, type Holder, listRoles, revokeRole, type RoleChange } from './roles.ts';

const usage = `Who may do what (docs/operations.md):

  npm run admin -- grant ada@example.org          Ada belongs to the team
  npm run admin -- grant ada@example.org admin    Ada is an admin, who can all that the team can
  npm run admin -- revoke ada@example.org         Ada has no role any more, and is signed out everywhere
  npm run admin -- list                           everybody who has a role`;

type Command = (sql: Database) => Promise<CommandResult>;

/** What the words after `npm run admin --` ask for; `undefined` when they ask for nothing we know. */
export function readCommand(words: readonly string[]): Command | undefined {
  const [verb, address, role, ...more] = words;
  const email = addressOrNone(address ?? '');
  if (more.length > 0) return undefined;
  if (verb === 'list' && address === undefined) return async (sql) => done(describeHolders(await listRoles(sql)));
  if (email === undefined) return undefined;
  if (verb === 'revoke' && role === undefined) return (sql) => revoke(sql, email);
  if (verb === 'grant' && (role === undefined || role === 'team' || role === 'admin'))
    return (sql) => grant(sql, email, role ?? 'team');
  return undefined;
}

async function grant(sql: Database, email: string, role: Role): Promise<CommandResult> {
  const change = await grantRole(sql, email, role);
  if (!change.ok) return refused(email, change);
  return done(
    [
      `${email} is ${inWords(role)} now.`,
      change.value.hasSecondStep
        ? 'It counts from the next call on, where both steps of signing in were shown; the pages show it after a reload.'
        : 'This account has no second step yet, and without one the role does not count. At the next sign-in the site leads its owner to setting up an app; the role counts from then on. (TEAM_SECOND_STEP=off in .env lets it count without.)',
    ].join('\n'),
  );
}

async function revoke(sql: Database, email: string): Promise<CommandResult> {
  const change = await revokeRole(sql, email);
  if (!change.ok) return refused(email, change);
  return done(
    change.value === undefined
      ? `${email} has no role. Nothing was changed.`
      : `${email} is no longer ${inWords(change.value)} and was signed out everywhere. Their projects and pictures stay with the association.`,
  );
}

function refused(email: string, { because }: Extract<RoleChange, { ok: false }>): CommandResult {
  const sentences = {
    unknown: `There is no account with the address ${email}. Its owner signs up first; then try again.`,
    unconfirmed: `The address ${email} is not confirmed. Its owner opens the link in the mail they got; then try again.`,
    banned: `The account ${email} is banned. Nothing was changed.`,
  } as const;
  return { text: sentences[because], isDone: false };
}

function describeHolders(holders: readonly Holder[]): string {
  if (holders.length === 0) return 'Nobody has a role.';
  return holders
    .map(({ email, role, confirmedAt, hasSecondStep, isBanned }) =>
      [
        `${email ?? '(no address)'}: ${role}`,
        confirmedAt ? `confirmed since ${confirmedAt.toISOString().slice(0, 10)}` : 'address not confirmed',
        hasSecondStep ? 'second step on' : 'no second step yet: the role does not count',
        ...(isBanned ? ['banned'] : []),
      ].join(', '),
    )
    .join('\n');
}

function inWords(role: string): string {
  return role === 'team' ? 'in the team' : role === 'admin' ? 'an admin' : role;
}

function done(text: string): CommandResult {
  return { text, isDone: true };
}

if (import.meta.main) {
  const command = readCommand(process.argv.slice(2));
  if (command) await runBesideServer('admin', command);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}
