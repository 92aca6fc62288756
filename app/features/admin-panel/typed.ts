import { findDraft, keepDraft } from '#app/lib/drafts.ts';

const form = 'admin-panel';

type Field = 'table' | 'sql';

/** What this account typed here in this tab: it stays after a failure, a reload and the end of the session. */
export const typedBefore = (userId: string, field: Field): string | undefined =>
  findDraft<Partial<Record<Field, string>>>(form, userId)?.values[field];

/** Keeps what is typed for the way back. */
export function keepTyped(userId: string, field: Field, text: string): void {
  const values = findDraft<Partial<Record<Field, string>>>(form, userId)?.values;
  keepDraft(form, userId, { values: { ...values, [field]: text } });
}
