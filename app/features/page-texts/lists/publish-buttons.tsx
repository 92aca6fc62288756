import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { textDialogWords as words } from '#content/team/page-texts.ts';

type Props = {
  by: { isBusy: boolean; outcome: Parameters<typeof DetailedOutcome>[0]['outcome'] };
  /** Takes back what was published last; undefined where nothing was. */
  onUndo: (() => void) | undefined;
};

/** Publishes what stands in a form, or takes that back, and says what became of it. */
export function PublishButtons({ by, onUndo }: Props) {
  const t = useWords();
  return (
    <>
      <div className={buttonRow.buttons}>
        <Button type="submit" aria-disabled={by.isBusy || undefined}>
          {t(words.publish)}
        </Button>
        {onUndo && (
          <Passing>
            <Button look="quiet" onClick={onUndo}>
              {t(words.undo)}
            </Button>
          </Passing>
        )}
      </div>
      <DetailedOutcome outcome={by.outcome} />
    </>
  );
}
