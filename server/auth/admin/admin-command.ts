import type { Role } from '#contract/settings.ts';
import { codeSeconds } from '#server/auth/codes.ts';
import { type Beside, type CommandResult, runBesideServer } from '#server/beside-server.ts';
import { addressOrNone } from '#server/http/read-fields.ts';
import type { Database } from '#server/postgres/connect.ts';
import { makeSeal } from '#server/seal.ts';
import { newPasswordLink, removeSecondStep } from './let-in.ts';
import { grantRole, type Holder, listRoles, revokeRole, type Unfit } from './roles.ts';

const usage = `Who may do what (docs/operations.md):

  npm run admin -- grant ada@example.org          Ada belongs to the team
  npm run admin -- grant ada@example.org admin    Ada is an admin, who can all that the team can
  npm run admin -- revoke ada@example.org         Ada has no role any more, and is signed out everywhere
  npm run admin -- list                           everybody who has a role
  npm run admin -- new-password ada@example.org   shows a link to a new password, where no mail arrives
  npm run admin -- new-app ada@example.org        Ada has lost app and recovery codes: she sets up a new app`;

type Command = (sql: Database, beside: Beside) => Promise<CommandResult>;

/** What the words after `npm run admin --` ask for; `undefined` when they ask for nothing we know. */
export function readCommand(words: readonly string[]): Command | undefined {
  const [verb, address, role, ...more] = words;
  const email = addressOrNone(address ?? '');
  if (more.length > 0) return undefined;
  if (verb === 'list' && address === undefined)
    return async (sql, beside) => done(describeHolders(await listRoles(sql), beside));
  if (email === undefined) return undefined;
  if (verb === 'grant' && (role === undefined || role === 'team' || role === 'admin'))
    return (sql, beside) => grant(sql, email, role ?? 'team', beside);
  if (role !== undefined) return undefined;
  if (verb === 'revoke') return (sql) => revoke(sql, email);
  if (verb === 'new-password') return (sql, beside) => newPassword(sql, email, beside);
  if (verb === 'new-app') return (sql, beside) => newApp(sql, email, beside);
  return undefined;
}

async function grant(sql: Database, email: string, role: Role, { isSecondStepNeeded }: Beside): Promise<CommandResult> {
  const change = await grantRole(sql, email, role);
  if (!change.ok) return refused(email, change.because);
  return done(
    [
      `${email} is ${inWords(role)} now.`,
      change.value.hasSecondStep || !isSecondStepNeeded
        ? `It counts from the next call on${isSecondStepNeeded ? ', where both steps of signing in were shown' : ''}; the pages show it after a reload.`
        : 'This account has no second step yet, and without one the role does not count. At the next sign-in the site leads its owner to setting up an app; the role counts from then on.',
    ].join('\n'),
  );
}

async function revoke(sql: Database, email: string): Promise<CommandResult> {
  const change = await revokeRole(sql, email);
  if (!change.ok) return refused(email, change.because);
  return done(
    change.value === undefined
      ? `${email} has no role. Nothing was changed.`
      : `${email} is no longer ${inWords(change.value)} and was signed out everywhere. Their projects and pictures stay with the association.`,
  );
}

async function newPassword(sql: Database, email: string, { jwtSecret, siteUrl }: Beside): Promise<CommandResult> {
  const link = await newPasswordLink(sql, { seal: makeSeal(jwtSecret), siteUrl: await siteUrl() }, email);
  if (!link.ok) return refused(email, link.because);
  return done(
    [
      `This link leads ${email} to a new password. It works once, and for ${codeSeconds / 60} minutes. Whoever has it is let in, so give it to nobody else. Who has an app is asked for its code as always.`,
      link.value,
    ].join('\n'),
  );
}

async function newApp(sql: Database, email: string, { siteUrl }: Beside): Promise<CommandResult> {
  const removed = await removeSecondStep(sql, { siteUrl: await siteUrl() }, email);
  if (!removed.ok) return refused(email, removed.because);
  return done(
    removed.value
      ? `The app and the recovery codes of ${email} do not count any more, and the account was signed out everywhere; a mail says so to its owner. Whoever has a role is led to setting up a new app at the next sign-in. If the phone was stolen, set a new password before that.`
      : `${email} has no app, so nothing had to be removed. The account was signed out everywhere.`,
  );
}

function refused(email: string, because: Unfit): CommandResult {
  const sentences = {
    unknown: `There is no account with the address ${email}. Its owner signs up first; then try again.`,
    unconfirmed: `The address ${email} is not confirmed. Its owner opens the link in the mail they got; then try again.`,
    banned: `The account ${email} is banned. Nothing was changed.`,
  } as const;
  return { text: sentences[because], isDone: false };
}

function describeHolders(holders: readonly Holder[], { isSecondStepNeeded }: Beside): string {
  if (holders.length === 0) return 'Nobody has a role.';
  return holders
    .map(({ email, role, confirmedAt, hasSecondStep, isBanned }) =>
      [
        `${email ?? '(no address)'}: ${role}`,
        confirmedAt ? `confirmed since ${confirmedAt.toISOString().slice(0, 10)}` : 'address not confirmed',
        hasSecondStep
          ? 'second step on'
          : `no second step yet${isSecondStepNeeded ? ': the role does not count' : ', and none is needed'}`,
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
