import type { ListedMessage } from '#contract/inbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { readNames, type WhoIs } from '#server/team/names.ts';
import { answerDays } from './start-view.ts';

/** A message as the columns below give it. */
export type ListedRow = Omit<ListedMessage, 'caretaker' | 'createdAt' | 'excerpt'> & {
  readonly caretakerId: string | null;
  readonly createdAt: Date;
};

/** Whether a message `m` waits for an answer, as SQL. */
const isWaiting = `m.is_answer_wanted and m.state <> 'done' and m.suspected is null and m.deleted_at is null`;

/** Whether an answer to the message `m`, which waits for one, was promised for earlier, as SQL. */
const isOverdue = `m.waits_since < now() - make_interval(days => ${answerDays})`;

/** What the list and the whole message say alike of a message `m`, as SQL. */
export const listedColumns = `
  m.id, m.reference, m.name, m.reason_id as "reasonId", m.reason_label as "reasonLabel", m.state,
  m.caretaker_id as "caretakerId", m.delivery, m.is_answer_wanted as "isAnswerWanted",
  ${isWaiting} and ${isOverdue} as "isLate", m.photo_type is not null as "hasPhoto", m.created_at as "createdAt"`;

/** A row in the words of the contract, with whatever else was read beside these columns. */
export function toListed<Row extends ListedRow>({ caretakerId, createdAt, ...row }: Row, whoIs: WhoIs) {
  return { ...row, caretaker: whoIs(caretakerId), createdAt: createdAt.toISOString() };
}

/** The same for all rows of a list, in a transaction of `asTeam`. */
export async function allListed<Row extends ListedRow>(sql: Queries, rows: readonly Row[]) {
  const caretakers = rows.map(({ caretakerId }) => caretakerId);
  const whoIs = await readNames(sql, caretakers);
  return rows.map((row) => toListed(row, whoIs));
}
