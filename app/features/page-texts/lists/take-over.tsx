import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { accountProblem } from '#app/lib/account/account-words.ts';
import { useIsHere } from '#app/lib/browser/use-is-here.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/control-fields.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { takeOverWords as words } from '#content/team/page-lists.ts';
import type { EntryValues, ListedEntry } from '#contract/page-lists.ts';
import { readEntry } from './list-calls.ts';
import { titleOf } from './use-list.ts';

type Props = {
  listKey: string;
  /** What a new entry can begin with. */
  others: readonly ListedEntry[];
  onTake: (values: EntryValues) => void;
};

/** A new entry of a long form need not begin empty: most of an event is as it was the last time. */
export function TakeOver({ listKey, others, onTake }: Props) {
  const t = useWords();
  const [from, setFrom] = useState('');
  const { once, isBusy, outcome, tell } = useOnce();
  const isHere = useIsHere();

  const take = () =>
    once(async () => {
      if (from === '') return tell({ text: t(words.none), isFailure: true });
      const answer = await readEntry(listKey, from);
      // Whoever has left the entry meanwhile writes nothing into it.
      if (!isHere()) return undefined;
      if (!answer.ok)
        return tell({
          text: answer.because === 'unreachable' ? t(words.notTaken) : accountProblem(answer, t),
          isFailure: true,
        });
      onTake(answer.value.values);
      return tell({ text: t(words.taken) });
    });

  return (
    <>
      <SelectField
        id="entry-from"
        label={t(words.label)}
        hint={t(words.hint)}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      >
        <option value="">{t(words.choose)}</option>
        {others.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {titleOf(entry, t)}
          </option>
        ))}
      </SelectField>
      <p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void take()}>
          {t(words.take)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </>
  );
}
