import type { MessageQuery } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { listedColumns, type ListedRow } from './listed-message.ts';
import { answerDays } from './start-view.ts';

/** How many messages a page of the list holds. */
const pageSize = 25;

/** What a page is asked by: the facets that its messages have, e.g. `state:done`, and the words that somebody typed. */
export type MessageFilter = {
  readonly facets: readonly string[];
  /** Undefined: nothing was searched. */
  readonly words: readonly string[] | undefined;
  /** The number of the last message of the page before. */
  readonly before?: string | undefined;
  readonly isLate: boolean;
};

type FoundRow = ListedRow & { readonly excerpt: string };

/** The facets of a query (supabase/migrations, inbox). */
export function facetsOf({ box = 'inbox', state, reason, delivery, caretaker, only }: MessageQuery): string[] {
  return [
    `box:${box}`,
    ...(state ? [`state:${state}`] : []),
    ...(reason ? [`reason:${reason}`] : []),
    ...(delivery ? [`delivery:${delivery}`] : []),
    ...(caretaker ? [`caretaker:${caretaker}`] : []),
    ...(only ? [`only:${only === 'late' ? 'waiting' : only}`] : []),
  ];
}

const mostWords = 10;
const longestWord = 60;

// All references begin with it. An "EC-Karte" is something else.
const referenceBegin = /\bEC-(?=[2-9A-HJ-NP-Z]{1,4}\b)/giu;

/** The words in what somebody typed, as the database parts a text into words. */
export function searchedWords(typed: string): string[] {
  const words =
    typed
      .toWellFormed()
      .replace(referenceBegin, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord).toWellFormed()))].slice(0, mostWords);
}

/** One page, the newest first, and the cursor of the next. In: a transaction of `asTeam`. */
export async function findMessages(
  sql: Queries,
  wanted: MessageFilter,
): Promise<{ readonly rows: readonly FoundRow[]; readonly next: string | null }> {
  const numbers = await findNumbers(sql, wanted, pageSize + 1);
  const page = numbers.slice(0, pageSize);
  if (page.length === 0) return { rows: [], next: null };
  const rows = await sql<FoundRow[]>`
    select ${sql.unsafe(listedColumns)}, left(m.message, 240) as excerpt
    from app_private.messages m where m.number = any (${page}::bigint[]) order by m.number desc`;
  return { rows, next: numbers.length > pageSize ? (page.at(-1) ?? null) : null };
}

/**
 * The numbers of the newest messages, `most` of them. Words that are nowhere are taken for beginnings: of a reference, or
 * of a long German word.
 */
export async function findNumbers(sql: Queries, wanted: MessageFilter, most: number): Promise<readonly string[]> {
  const found = await askNumbers(sql, wanted, most, false);
  return found.length > 0 || !wanted.words ? found : askNumbers(sql, wanted, most, true);
}

async function askNumbers(
  sql: Queries,
  { facets, words = [], before, isLate }: MessageFilter,
  most: number,
  isBeginning: boolean,
): Promise<readonly string[]> {
  const lateBefore = isLate ? sql`(now() - make_interval(days => ${sql.unsafe(answerDays)}))` : sql`null`;
  const [found] = await sql<{ numbers: string[] }[]>`
    select app_private.find_messages(${words as string[]}, ${isBeginning}, ${facets as string[]}, ${before ?? null}::bigint,
                                     ${lateBefore}::timestamptz, ${most})::text[] as numbers`;
  return found?.numbers ?? [];
}
