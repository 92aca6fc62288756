import { news, type NewsPiece, type Announcement, told } from '#content/news/news.ts';
import type { Words } from '#contract/words.ts';

/** The newest first; of one day what was added last. */
const newestFirst = <Dated extends { readonly date: string }>(all: readonly Dated[]): readonly Dated[] =>
  all.toReversed().toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));

/** What the team has written, and what it says that it has changed, as it is now. */
export const newsNow = (
  t: Words,
): { readonly pieces: readonly NewsPiece[]; readonly announcements: readonly Announcement[] } => ({
  pieces: newestFirst(t.now(news)),
  announcements: newestFirst(t.now(told)),
});
