import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { closeDialogAround, Dialog } from '#app/ui/dialog.tsx';
import { foundMissing as words } from '#content/found/missing.ts';
import type { Wanted } from '#contract/report-values.ts';

type Props = {
  missing: readonly Wanted[];
  /** What follows where nobody can be reached. */
  unreachable: string | undefined;
  onMore: () => void;
  onSubmit: () => void;
};

/**
 * Asks before a report is sent in which something is missing (FIND-09). Only an answer closes it, a click
 * beside it does not; Escape means the safe answer, which also has the focus.
 */
export function ConfirmDialog({ missing, unreachable, onMore, onSubmit }: Props) {
  const t = useWords();
  const isSubmitted = useRef(false);
  return (
    <Dialog
      title={t(words.title)}
      titleId="missing-title"
      describedBy="missing-details"
      role="alertdialog"
      onClosed={() => (isSubmitted.current ? onSubmit() : onMore())}
    >
      <div id="missing-details">
        <p>{t(words.text)}</p>
        <ul>
          {missing.map((field) => (
            <li key={field}>{t(words[field])}</li>
          ))}
        </ul>
        {unreachable && (
          <p>
            <strong>{unreachable}</strong>
          </p>
        )}
      </div>
      <div className={buttonRow.buttons}>
        <Button onClick={({ currentTarget }) => closeDialogAround(currentTarget)}>{t(words.more)}</Button>
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            isSubmitted.current = true;
            closeDialogAround(currentTarget);
          }}
        >
          {t(words.asIs)}
        </Button>
      </div>
    </Dialog>
  );
}
