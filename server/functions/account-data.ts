import type { Hono } from 'hono';
import { site } from '#content/site.ts';
import type { Localized } from '#contract/locale.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { type User, userJson } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { accountCall } from './account-call.ts';

// An account that was busy for three months has far fewer; one that was made to have more must not stop the server.
const mostEntries = 1000;

const notes = [
  {
    en: 'This is everything that we keep about your account.',
    de: 'Das ist alles, was wir zu deinem Konto aufbewahren.',
  },
  {
    en: `Messages that you sent with a form are not in here: they do not belong to an account, even when you were signed in. Write to ${site.email.value} if you want to have them or have them deleted.`,
    de: `Nachrichten, die du mit einem Formular geschickt hast, stehen hier nicht: Sie gehören zu keinem Konto, auch wenn du angemeldet warst. Schreib an ${site.email.value}, wenn du sie haben möchtest oder wir sie löschen sollen.`,
  },
  {
    en: 'Your password, the secret of your app, recovery codes, codes from mails and the tokens of your devices are not in here. We keep them only in a form that cannot be read, so that nobody can use them.',
    de: 'Dein Passwort, das Geheimnis deiner App, Ersatz-Codes, Codes aus Mails und die Schlüssel deiner Geräte stehen hier nicht. Wir bewahren sie nur in einer Form auf, die niemand lesen und benutzen kann.',
  },
  {
    en: `Each history holds the newest ${mostEntries} entries at most. Write to ${site.email.value} if you want to have older ones.`,
    de: `Jede Liste unter „…history“ enthält höchstens die neuesten ${mostEntries} Einträge. Schreib an ${site.email.value}, wenn du ältere haben möchtest.`,
  },
  {
    en: 'What you wrote in the inbox of the team is about somebody else. So only what you did there is in here, when, and the number of the message.',
    de: 'Was du im Posteingang des Teams geschrieben hast, handelt von jemand anderem. Deshalb steht hier nur, was du dort wann getan hast, und die Nummer der Nachricht.',
  },
  {
    en: 'Settings such as colours and drafts stay in your browser. We do not have them.',
    de: 'Einstellungen wie Farben und Entwürfe bleiben in deinem Browser. Wir haben sie nicht.',
  },
  {
    en: 'The server counts calls to stop attacks. The counters do not say whom they counted, and they end after a day.',
    de: 'Der Server zählt Aufrufe, um Angriffe zu bremsen. Die Zähler sagen nicht, wen sie gezählt haben, und enden nach einem Tag.',
  },
] as const satisfies readonly Localized[];

/** POST /functions/v1/account-data: everything we keep about the caller's account, as JSON, without secrets. */
export function accountData(auth: AuthParts): Hono {
  return accountCall(auth, 'ownDataAccount', async (_c, { user, claims }) =>
    auth.sql.begin(async (sql) => {
      await audit(sql, { action: 'data_exported', actorId: user.id });
      return {
        site: site.name,
        made_at: new Date().toISOString(),
        notes: { en: notes.map(({ en }) => en), de: notes.map(({ de }) => de) },
        account: await userJson(sql, user),
        role: user.appMetadata.role ?? null,
        has_password: Boolean(user.encryptedPassword),
        ...(await readRest(sql, user, claims.session_id)),
      };
    }),
  );
}

async function readRest(sql: Queries, { id, email }: User, sessionId: string): Promise<Record<string, unknown>> {
  const ofAccount = email ?? '';
  return {
    sessions: await sql`
      select created_at, refreshed_at at time zone 'utc' as refreshed_at, not_after as ends_at, user_agent,
             aal as level, id = ${sessionId} as is_this_one,
             (select coalesce(json_agg(json_build_object('method', authentication_method, 'at', m.updated_at) order by m.updated_at), '[]')
              from auth.mfa_amr_claims m where m.session_id = sessions.id) as signed_in_with
      from auth.sessions where user_id = ${id} order by created_at`,
    second_step_uses: await sql`
      select c.created_at as asked_at, c.verified_at as done_at, host(c.ip_address) as internet_address
      from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id where f.user_id = ${id} order by c.created_at`,
    recovery_codes: await sql`
      select r.created_at as made_at, r.used_at
      from auth.mfa_recovery_codes r join auth.mfa_factors f on f.id = r.factor_id where f.user_id = ${id} order by r.created_at`,
    codes_under_way: await sql`
      select token_type as purpose, relates_to as mailed_to, expires_at as ends_at
      from auth.one_time_tokens where user_id = ${id} order by expires_at`,
    sign_ins_under_way: await sql`
      select provider_type as by, created_at as since from auth.flow_state
      where user_id = ${id} or linking_target_id = ${id} order by created_at`,
    requests_under_way: await sql`
      select kind, created_at as since from auth.requests where email = ${ofAccount} order by created_at`,
    mails_under_way: await sql`
      select subject, created_at as since from app_private.mail_outbox
      where kind = 'account' and to_address = ${ofAccount} order by created_at`,
    projects: await sql`select * from public.projects where user_id = ${id} order by created_at`,
    saved_projects: await sql`
      select project_id, content ->> 'title' as title, is_published, created_at as at
      from public.project_versions where author_id = ${id} order by project_versions.id desc limit ${mostEntries}`,
    project_drafts: await sql`
      select project_id, content, saved_at from public.project_drafts where author_id = ${id} order by saved_at`,
    uploads: await sql`
      select bucket_id as bucket, name, metadata ->> 'mimetype' as type, (metadata ->> 'size')::float8 as bytes, created_at
      from storage.objects where owner_id = ${id} order by created_at`,
    ...(await readInbox(sql, id)),
    history: await sql`
      select created_at as at, payload ->> 'action' as action,
             case when payload ->> 'actor_id' = ${id} then 'you' else 'site' end as by,
             payload -> 'traits' as details
      from (
        select * from auth.audit_log_entries where id in (
          (select id from auth.audit_log_entries where payload ->> 'actor_id' = ${id}
           order by created_at desc limit ${mostEntries})
          union
          (select id from auth.audit_log_entries where payload -> 'traits' ->> 'user_id' = ${id}
           order by created_at desc limit ${mostEntries}))
        order by created_at desc limit ${mostEntries}) newest
      order by created_at`,
  };
}

// What somebody of the team did. The words are about visitors, and stay with their messages.
async function readInbox(sql: Queries, id: string): Promise<Record<string, unknown>> {
  return {
    inbox_in_care: await sql`
      select reference, state from app_private.messages where caretaker_id = ${id} order by number`,
    inbox_notes: await sql`
      select m.reference, n.created_at as at
      from app_private.message_notes n join app_private.messages m on m.id = n.message_id
      where n.author_id = ${id} order by n.created_at`,
    inbox_answers: await sql`
      select m.reference, r.created_at as at
      from app_private.message_replies r join app_private.messages m on m.id = r.message_id
      where r.author_id = ${id} order by r.created_at`,
    inbox_history: await sql`
      select l.created_at as at, l.action, m.reference
      from app_private.inbox_log l left join app_private.messages m on m.id = l.message_id
      where l.actor_id = ${id} order by l.id desc limit ${mostEntries}`,
  };
}
