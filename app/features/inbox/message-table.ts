import { csvFile } from '#app/lib/text/csv-file.ts';
import { tableWords as words } from '#content/inbox/table.ts';
import { stateWords } from '#content/inbox/words.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import type { ExportedMessage } from '#contract/inbox-message.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';
import { reasonName, visitorName } from './names.ts';

const columns = ['reference', 'received', 'name', 'email', 'reason', 'message', 'page', 'state', 'answers'] as const;

// Swedish writes it as spreadsheets read it: `2026-11-20 14:05`.
const asMoment = new Intl.DateTimeFormat('sv', { timeZone: teamTimeZone, dateStyle: 'short', timeStyle: 'short' });
const momentOf = (moment: string): string => asMoment.format(new Date(moment));

/** Messages as a table for a spreadsheet, one in a row. */
export function messageTable(messages: readonly ExportedMessage[], t: Words): string {
  const rows = messages.map((message) => [
    message.reference,
    momentOf(message.createdAt),
    visitorName(message.name, t),
    isEmailPlaceholder(message.email) ? '' : message.email,
    reasonName(message, t),
    message.message,
    message.page ?? '',
    t(stateWords[message.state]),
    message.answers.map(({ createdAt, text }) => `${momentOf(createdAt)}: ${text ?? t(words.elsewhere)}`).join('\n\n'),
  ]);
  return csvFile([columns.map((name) => t(words[name])), ...rows], t.locale);
}
