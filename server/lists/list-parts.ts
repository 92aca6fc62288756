import * as v from 'valibot';
import { shapeOfList } from '#contract/list-shapes.ts';
import { bareId, type EntryRow, type EntryValues, fieldsOf, isAdded, longestPageLists } from '#contract/page-lists.ts';
import { pictureId } from '#contract/pictures.ts';
import { Failed } from '#server/http/failures.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { TeamCalls } from '#server/team/team-calls.ts';
import type { TextParts } from '#server/texts/text-parts.ts';

/** What the calls that change lists of pages work with. */
export type ListParts = Omit<TextParts, 'pages'> & {
  readonly pages: TextParts['pages'] & Pick<Pages, 'lists' | 'publishedTexts'>;
};

/** Some of these calls. */
export type ListRoutes = TeamCalls<ListParts>;

/** What a call is about. */
export const aboutEntry = {
  key: v.pipe(v.string(), v.maxLength(longestPageLists.key)),
  id: v.pipe(v.string(), v.maxLength(longestPageLists.id)),
};

// As browsers make them (app/lib/forms/new-id.ts). Addresses are made of them, and one that says something else could take
// that of another page.
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Throws where no such entry can be. */
export function requireEntry({ drawer }: Pick<ListParts, 'drawer'>, key: string, id: string): void {
  const isSound = isAdded(id) ? uuid.test(bareId(id)) : /^[\w-]{1,60}$/u.test(id);
  if (!isSound || !drawer.lists.canBeEntry(key, id)) throw new Failed({ code: 'not_found' });
}

/** The fields of an entry that name a picture, with its id. */
export const picturesNamed = ({ list, entry, fields }: Pick<EntryRow, 'list' | 'entry' | 'fields'>) =>
  fieldsOf(shapeOfList(list) ?? { fields: [] }, entry).flatMap((field) => {
    const id = field.kind === 'picture' ? (fields as EntryValues | null)?.[field.path] : undefined;
    return typeof id === 'string' && pictureId.test(id) ? [{ ...field, id }] : [];
  });

/**
 * What is published now, asked of the database again. Throws where it does not answer in time and what is known is older
 * than a version, of the list or of a text in it, that somebody has seen: with that they would write over words that nobody
 * showed them.
 */
export async function readNow(
  { pages }: Pick<ListParts, 'pages'>,
  key: string,
  seen: { readonly version: number | null; readonly textVersion: number | null },
) {
  pages.lookAgain();
  const [lists, texts, { changes }] = await Promise.all([pages.lists(), pages.publishedTexts(), pages.published()]);
  if (Number(lists.last) < (seen.version ?? 0) || Number(texts.last) < (seen.textVersion ?? 0))
    throw new Failed({ code: 'texts_unavailable' });
  return { rows: lists.rows.get(key) ?? [], changes, last: lists.last };
}
