import type { Locale } from '#contract/locale.ts';
import type { Photo } from '#server/messages/photo.ts';
import { composeMessageMail, type Site } from '#server/messages/compose-message.ts';
import { putMail } from '#server/mail/put-mail.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { asServer } from './as-team.ts';
import type { Changing } from './change-message.ts';
import { noteAction } from './note-action.ts';

// Why somebody of the team took a message for spam; what the form noticed has other names.
const byTeam = 'team';

/**
 * Lays a message with probable spam, or back among the others. What was taken for spam when it came had no mail: the
 * team gets it now, so that nothing is lost.
 */
export async function changeSuspicion({ sql, member, message }: Changing, isSpam: boolean, site: Site): Promise<void> {
  const { id, suspected } = message;
  if (isSpam === (suspected !== null)) return;
  await noteAction(sql, member, { action: isSpam ? 'marked_spam' : 'unmarked_spam', messageId: id });
  if (isSpam) {
    // The daily digest lists what nobody has looked at.
    await sql`update app_private.messages set suspected = ${byTeam}, digested_at = now() where id = ${id}`;
    return;
  }
  await sql`update app_private.messages set suspected = null where id = ${id}`;
  if (suspected !== byTeam) await asServer(sql, () => tellTeam(sql, id, site));
}

type Row = {
  reference: string;
  name: string;
  email: string;
  reasonId: string | null;
  reasonLabel: string;
  message: string;
  html: string | null;
  page: string | null;
  locale: Locale;
  answer: 'email' | 'none' | null;
  photo: Buffer | null;
  photoType: Photo['type'] | null;
};

async function tellTeam(sql: Queries, id: string, site: Site): Promise<void> {
  const rows = await sql<Row[]>`
    select reference, name, email, reason_id as "reasonId", reason_label as "reasonLabel", message, html, page, locale,
           answer, photo, photo_type as "photoType"
    from app_private.messages where id = ${id}`;
  for (const { reference, reasonId, html, page, answer, photo, photoType, ...row } of rows) {
    const message = {
      ...row,
      draftId: undefined,
      reasonId: reasonId ?? undefined,
      html: html ?? undefined,
      page: page ?? undefined,
      answer: answer ?? undefined,
      photo: photo && photoType ? { bytes: photo, type: photoType } : undefined,
      suspected: undefined,
      thing: undefined,
    };
    await putMail(sql, composeMessageMail(message, { id, reference }, site), { kind: 'message', messageId: id });
  }
}
