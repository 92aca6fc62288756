import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { splitLocale } from '#contract/locale.ts';
import { type PreviewMade, previewTokenPattern } from '#contract/page-texts.ts';
import { type Changes } from '#contract/site-data.ts';
import { Failed } from '#server/http/failures.ts';
import { fields, readFields } from '#server/http/read-fields.ts';
import type { Drawer } from '#server/pages/renderer.ts';
import type { Database } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { tokenDigest } from '#server/seal.ts';
import { asTeam, statementAsTeam } from '#server/team/as-team.ts';
import type { TextRoutes } from './text-parts.ts';
import { requirePage } from './text.ts';

const makeSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(300)),
  isShared: v.boolean(),
  token: v.optional(v.pipe(v.string(), v.regex(previewTokenPattern)), () => randomBytes(16).toString('hex')),
});
const endSchema = v.object({ id: fields.id });

// As many as somebody can still take back one by one.
const mostShared = 50;

/** POST /preview: makes a link to a page with one's drafts. POST /preview/end takes one back, whoever of the team made it. */
export const previews: TextRoutes = (app, { sql, drawer }) => {
  app.post('/preview', async (c) => {
    const { path: pathname, isShared, token } = await readFields(c, makeSchema);
    requirePage(drawer, pathname);
    const { path } = splitLocale(pathname);
    const member = c.get('member');
    const [made] = await asTeam(sql, member, async (transaction) => {
      // Asked for again, the first may still be at it.
      await oneAtATime(transaction, `previews ${member.id}`);
      // What leads nowhere any more goes, and so do what one has looked at before and a link whose answer was lost.
      await transaction`
        delete from app_private.text_previews
        where expires_at <= now()
          or (author_id = ${member.id} and (token_hash = ${tokenDigest(token)} or (not is_shared and path = ${path})))`;
      return transaction<{ expiresAt: Date }[]>`
        insert into app_private.text_previews (token_hash, path, author_id, is_shared, expires_at)
        select ${tokenDigest(token)}, ${path}, ${member.id}, ${isShared},
               now() + case when ${isShared} then interval '7 days' else interval '1 hour' end
        where not ${isShared}
          or (select count(*) from app_private.text_previews where author_id = ${member.id} and is_shared) < ${mostShared}
        on conflict (token_hash) do nothing
        returning expires_at as "expiresAt"`;
    });
    // Or the token is that of somebody else's link, which no browser of ours sends.
    if (made === undefined) throw new Failed({ code: 'too_many_links' });
    return c.json({ token, expiresAt: made.expiresAt.toISOString() } satisfies PreviewMade);
  });

  app.post('/preview/end', async (c) => {
    const { id } = await readFields(c, endSchema);
    await statementAsTeam(sql, c.get('member'))`delete from app_private.text_previews where id = ${id}`;
    return c.json({});
  });
};

/**
 * The drafts that a link shows on a page, or undefined: it never was, is over, was taken back, belongs to another page, or
 * its maker has left the team. A draft that could not be published is left out, and the text of now stands there.
 */
export async function findPreview(
  sql: Database,
  { readChanges }: Pick<Drawer['texts'], 'readChanges'>,
  token: string,
  path: string,
): Promise<Changes | undefined> {
  if (!previewTokenPattern.test(token)) return undefined;
  const [found] = await sql<{ authorId: string }[]>`
    select p.author_id as "authorId" from app_private.text_previews p join auth.users u on u.id = p.author_id
    where p.token_hash = ${tokenDigest(token)} and p.path = ${path} and p.expires_at > now()
      and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
      and u.raw_app_meta_data ->> 'role' in ('team', 'admin')`;
  if (!found) return undefined;
  return readChanges(
    await sql<{ key: string; text: unknown }[]>`
      select key, text from app_private.text_drafts where author_id = ${found.authorId}`,
  );
}
