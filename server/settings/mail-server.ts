import { randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { mailServerNames, mailServerProblems, noMailServer, unsentWords } from '#content/answers/mail-server.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { testMail } from '#content/mail/test-mail.ts';
import { site } from '#content/site.ts';
import {
  checkMailServer,
  isSameSignIn,
  type MailServer,
  type MailServerField,
  mailServerKey,
  mailServerLine,
  type TypedMailServer,
} from '#contract/mail-server.ts';
import type { MailRemoval, MailTest } from '#contract/settings.ts';
import { wordsIn } from '#contract/words.ts';
import { codeTries } from '#server/auth/codes.ts';
import { isBelievable } from '#server/believable-clock.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import { mailOf } from '#server/mail/mail-parts.ts';
import { readMailServer, smtpServerOf } from '#server/mail/mail-ways.ts';
import type { SendResult } from '#server/mail/mailer.ts';
import { newHeaderId } from '#server/mail/put-mail.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import type { Database } from '#server/postgres/connect.ts';
import { demandSecondStep, keepChanges, settingsNow } from './keep-changes.ts';
import type { SettingParts, SettingRoutes } from './setting-parts.ts';

const typed = v.pipe(v.string(), v.maxLength(2000));
const removalFields = {
  beganWith: fields.seen,
  code: v.pipe(v.string(), v.maxLength(100)),
};
const removalSchema: v.GenericSchema<unknown, MailRemoval> = v.object(removalFields);
const schema: v.GenericSchema<unknown, MailTest> = v.object({
  server: v.object({ host: typed, port: typed, user: typed, password: typed, from: typed, to: typed }),
  ...removalFields,
});
const numberSchema = v.object({ number: v.pipe(v.string(), v.maxLength(100)) });

type Tried = {
  readonly mark: string;
  readonly value: MailServer;
  readonly sealed: string | null;
  readonly beganWith: number | null;
};

/**
 * The mail server, said in the browser: a test mail goes out by it, and only the number in that mail lets it be kept. So
 * nobody loses the mails of a site by a slip, and the second step is asked for before anything is sent.
 */
export const mailServer: SettingRoutes = (app, parts) => {
  const { sql, seal } = parts;
  const markOf = (member: string, number: string) => seal.mark('mail test', member, number);

  app.post('/mail-test', async (c) => {
    const { server, beganWith, code } = await readFields(c, schema);
    const member = c.get('member');
    const { value, password } = await checkTyped(parts, server);
    // Each of these can send a mail to whatever address somebody typed.
    await parts.limits.count('testMailAccount', member.id);
    await demandSecondStep(c, parts, member.id, code);
    const number = String(randomInt(1_000_000)).padStart(6, '0');
    const sealed = password === '' ? null : seal.close(password);
    await sql`delete from app_private.mail_tests where account_id = ${member.id}`;
    const sent = await sendNumber(value, password, { number, domain: parts.siteUrl.hostname });
    if (!sent.ok) throw refusedBy(sent);
    await sql`
      insert into app_private.mail_tests (account_id, number_mark, value, sealed, began_with, expires_at)
      values (${member.id}, ${markOf(member.id, number)}, ${sql.json(value)}, ${sealed}, ${beganWith}, now() + interval '30 minutes')
      on conflict (account_id) do update set number_mark = excluded.number_mark, value = excluded.value,
        sealed = excluded.sealed, began_with = excluded.began_with, tries = 0, expires_at = excluded.expires_at`;
    return c.json(await settingsNow(parts, member));
  });

  app.post('/mail-number', async (c) => {
    const { number } = await readFields(c, numberSchema);
    const member = c.get('member');
    const [tried] = await sql<Tried[]>`
      update app_private.mail_tests set tries = tries + 1
      where account_id = ${member.id} and expires_at > now() and tries < ${codeTries}
      returning number_mark as mark, value, sealed, began_with::float8 as "beganWith"`;
    if (tried === undefined) throw new Failed({ code: 'mail_test_over' });
    const shown = Buffer.from(markOf(member.id, number.replace(/\D/gu, '')));
    if (!timingSafeEqual(Buffer.from(tried.mark), shown)) throw new Failed({ code: 'wrong_mail_number' });
    const { value, sealed, beganWith } = tried;
    const told = { name: mailServerNames.server, value: mailServerLine(value) };
    const change = { key: mailServerKey, value, sealed, beganWith, told };
    const end = `delete from app_private.mail_tests where account_id = $1`;
    return c.json(await keepChanges(parts, member, [change], (server) => server.unsafe(end, [member.id])));
  });

  // Mails become files again, as before the first day.
  app.post('/mail-removal', async (c) => {
    const { beganWith, code } = await readFields(c, removalSchema);
    const member = c.get('member');
    if (parts.mail.fixed.hasServer) throw new Failed({ code: 'setting_fixed' });
    // Each of these mails all admins.
    await parts.limits.count('newFactorAccount', 'settings', member.id);
    await demandSecondStep(c, parts, member.id, code);
    const told = { name: mailServerNames.server, value: noMailServer };
    return c.json(await keepChanges(parts, member, [{ key: mailServerKey, value: null, beganWith, told }]));
  });
};

/**
 * Deletes the passwords that nobody needs any more: of tests that ended, and of mail servers that were stopped or that
 * another one has followed for a day; none while the clock is not believed.
 */
export async function forgetPasswords(sql: Database): Promise<void> {
  if (!(await isBelievable(sql))) return;
  await sql`delete from app_private.mail_tests where expires_at < now()`;
  await sql`
    update app_private.setting_versions set sealed = null
    where key = ${mailServerKey} and sealed is not null and (stopped_at is not null or id < (
      select max(id) from app_private.setting_versions
      where key = ${mailServerKey} and stopped_at is null and counts_from < now() - interval '1 day'))`;
}

/** Throws for what cannot be right, and for a password that is kept for another server: that one could read it. */
async function checkTyped({ sql, seal, mail: { fixed } }: SettingParts, server: TypedMailServer) {
  if (fixed.hasServer) throw new Failed({ code: 'setting_fixed' });
  const checked = checkMailServer({
    ...server,
    ...(fixed.from !== undefined && { from: fixed.from }),
    ...(fixed.to !== undefined && { to: fixed.to.join(', ') }),
  });
  if (!checked.ok) throw refuse(checked.wrong);
  const { server: value, password } = checked.value;
  if (value.user === '' || password !== '') return { value, password };
  const kept = await readMailServer(sql);
  if (!kept?.value || kept.sealed === null || !isSameSignIn(kept.value, value)) throw refuse(['password']);
  return { value, password: seal.open(kept.sealed) };
}

const refuse = (fields: readonly MailServerField[]): Failed =>
  new Failed({
    code: 'setting_refused',
    fields: Object.fromEntries(fields.map((field) => [field, { code: field, message: mailServerProblems[field] }])),
  });

function refusedBy({ why = 'refused' }: Extract<SendResult, { ok: false }>): Failed {
  return new Failed({ code: 'mail_not_sent', fields: { server: { code: why, message: unsentWords[why] } } });
}

type NumberMail = { readonly number: string; readonly domain: string };

/** Sends it past the outbox: somebody waits, and nothing of it is to be repeated. No word in it is theirs. */
async function sendNumber(value: MailServer, password: string, { number, domain }: NumberMail): Promise<SendResult> {
  const t = wordsIn(teamLanguage);
  const mailer = smtpMailer(smtpServerOf(value, password), true);
  try {
    return await mailer.send({
      headerId: newHeaderId(domain),
      from: { name: site.name, address: value.from },
      to: value.to,
      ...mailOf(t(testMail.subject, { site: site.name }), [
        { text: t(testMail.text, { site: site.name }) },
        { text: number },
        { text: t(testMail.after) },
      ]),
    });
  } finally {
    mailer.close();
  }
}
