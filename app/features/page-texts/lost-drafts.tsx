import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { draftOwner } from '#app/lib/forms/draft-memory.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { More } from '#app/ui/more.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { draftWords } from '#content/forms/draft.ts';
import { lostDraftsWords as words } from '#content/team/page-previews.ts';
import type { LostDraft } from '#contract/page-texts.ts';
import { keepDraftThere } from './text-calls.ts';

type Props = { lost: readonly LostDraft[]; onDeleted: () => Promise<unknown> };

/** What one has written of texts that no page shows any more: to be read once more, and deleted. */
export function LostDrafts({ lost, onDeleted }: Props) {
  const t = useWords();
  const { once, isBusy, outcome, tell } = useOnce();

  const remove = (key: string) =>
    once(async () => {
      const answer = await keepDraftThere({ key, text: null, beganWith: null }, draftOwner.id);
      if (!answer.ok) return tell({ text: sentProblem(answer, t), isFailure: true });
      await onDeleted();
      return tell({ text: t(draftWords.deleted) });
    });

  return (
    <>
      {lost.length > 0 && (
        <Passing>
          <More words={t(words.title, { count: lost.length })}>
            <p>{t(words.lead)}</p>
            {lost.map(({ key, words: typed }) => (
              <Passing key={key}>
                <blockquote>
                  {typed.map((line, place) => (
                    <p key={place}>{line}</p>
                  ))}
                </blockquote>
                <p>
                  <Button
                    look="quiet"
                    aria-disabled={isBusy}
                    aria-label={`${t(draftWords.delete)}: ${(typed[0] ?? key).slice(0, 60)}`}
                    onClick={() => void remove(key)}
                  >
                    {t(draftWords.delete)}
                  </Button>
                </p>
              </Passing>
            ))}
          </More>
        </Passing>
      )}
      <DetailedOutcome outcome={outcome} />
    </>
  );
}
