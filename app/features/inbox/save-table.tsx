import { useWords } from '#app/i18n/locale.ts';
import { saveFile } from '#app/lib/browser/save-file.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { listWords as words } from '#content/inbox/list.ts';
import { tableWords } from '#content/inbox/table.ts';
import { inboxWords } from '#content/inbox/words.ts';
import type { ExportedMessage, InboxExport } from '#contract/inbox-message.ts';
import { exportCall, type Filters } from './filters.ts';
import { messageTable } from './message-table.ts';
import { inboxProblem, readInbox } from './read-inbox.ts';

/** Saves the list as a file: for a report, or for a visitor who asks what we keep of them. */
export function SaveTable({ filters, me }: { filters: Filters; me: string }) {
  const t = useWords();
  const { once, isBusy, outcome, tell } = useOnce();

  async function save(): Promise<void> {
    const messages: ExportedMessage[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const answer = await readInbox<InboxExport>(exportCall(filters, me, before));
      if (answer === undefined) return;
      if (!answer.ok) return tell({ text: inboxProblem(answer, t), isFailure: true });
      messages.push(...answer.value.messages);
      before = answer.value.next;
    }
    const file = t(tableWords.file);
    saveFile(file, new Blob([messageTable(messages, t)], { type: 'text/csv;charset=utf-8' }));
    tell({ text: t(words.saved, { file }) });
  }

  return (
    <div>
      <p className={oneLine.small}>{t(words.saveHint)}</p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void once(save)}>
        {t(isBusy ? inboxWords.busy : words.save)}
      </Button>
      <DetailedOutcome outcome={outcome} />
    </div>
  );
}
