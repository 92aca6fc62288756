import type { Hono } from 'hono';
import { accountDataNotes } from '#content/answers/account-data.ts';
import { site } from '#content/site.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { audit } from '#server/auth/audit.ts';
import type { AuthParts } from '#server/auth/auth-parts.ts';
import { type User, userJson } from '#server/auth/users/users.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { accountCall } from './account-call.ts';

// An account that was busy for three months has far fewer; one that was made to have more must not stop the server.
const mostEntries = 1000;

/** POST /functions/v1/account-data: everything we keep about the caller's account, as JSON, without secrets. */
export function accountData(auth: AuthParts): Hono {
  return accountCall(auth, 'ownDataAccount', async (_c, { user, claims }) =>
    auth.sql.begin(async (sql) => {
      await audit(sql, { action: 'data_exported', actorId: user.id });
      return {
        site: site.name,
        made_at: new Date().toISOString(),
        notes: Object.fromEntries(locales.map((locale) => [locale, notesIn(locale)])),
        account: await userJson(sql, user),
        role: user.appMetadata.role ?? null,
        has_password: Boolean(user.encryptedPassword),
        ...(await readRest(sql, user, claims.session_id)),
      };
    }),
  );
}

const notesIn = (locale: Locale): string[] =>
  Object.values(accountDataNotes).map((note) => say(locale, note, { email: site.email.value, entries: mostEntries }));

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
    entered_sums: await sql`
      select b.number, b.created_at as at from public.booking_authors a join public.bookings b on b.id = a.booking_id
      where a.author_id = ${id} order by b.number desc limit ${mostEntries}`,
    published_texts: await sql`
      select key, text, what, created_at as at from app_private.text_versions where author_id = ${id}
      order by text_versions.id desc limit ${mostEntries}`,
    published_entries: await sql`
      select list, entry, fields, state, what, created_at as at from app_private.entry_versions where author_id = ${id}
      order by entry_versions.id desc limit ${mostEntries}`,
    changed_settings: await sql`
      select key, value, created_at as at from app_private.setting_versions where author_id = ${id}
      order by setting_versions.id desc limit ${mostEntries}`,
    text_drafts: await sql`
      select key, text, saved_at from app_private.text_drafts where author_id = ${id} order by saved_at`,
    links_to_drafts: await sql`
      select path, created_at, expires_at as ends_at from app_private.text_previews where author_id = ${id}
      order by created_at`,
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
    // A table that was saved is one deed.
    inbox_history: await sql`
      select l.created_at as at, l.action, case when l.action <> 'exported' then m.reference end as reference
      from app_private.inbox_log l left join app_private.messages m on m.id = l.message_id
      where l.actor_id = ${id} group by 1, 2, 3 order by max(l.id) desc limit ${mostEntries}`,
  };
}
