import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { sentProblem } from '#app/lib/account/account-words.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { previewWords as words } from '#content/team/page-previews.ts';
import { textHistoryWords } from '#content/team/page-texts.ts';
import type { PreviewLink } from '#contract/page-texts.ts';
import styles from './page-texts.module.css';
import { endPreview, type makePreview } from './text-calls.ts';

type Props = {
  links: readonly PreviewLink[];
  make: (token: string) => ReturnType<typeof makePreview>;
  addressOf: (token: string) => string;
  onChanged: () => void;
};

/** Links with which others see the page without an account, and the way to take each of them back. */
export function PreviewLinks({ links, make, addressOf, onChanged }: Props) {
  const t = useWords();
  const [made, setMade] = useState<string>();
  const { copy } = useCopy();
  const { once, isBusy, outcome, tell } = useOnce();
  const address = useRef<HTMLElement>(null);
  // Of a link that was asked for and has not come.
  const asked = useRef<string>(undefined);

  const makeOne = () =>
    once(async () => {
      asked.current ??= newId().replaceAll('-', '');
      const answer = await make(asked.current);
      if (!answer.ok) return tell({ text: sentProblem(answer, t), isFailure: true });
      asked.current = undefined;
      setMade(addressOf(answer.value.token));
      onChanged();
      return tell({ text: t(words.made) });
    });

  const end = (id: string) =>
    once(async () => {
      const answer = await endPreview(id);
      if (!answer.ok) return tell({ text: sentProblem(answer, t), isFailure: true });
      // It may be the one that stands here.
      setMade(undefined);
      onChanged();
      return tell({ text: t(words.ended) });
    });

  async function copyIt(text: string): Promise<void> {
    tell(undefined);
    const isCopied = await copy(text, address.current);
    tell({ text: t(isCopied ? words.copied : words.notCopied), isFailure: !isCopied });
  }

  return (
    <>
      <h3>{t(words.share)}</h3>
      <p>{t(words.shareLead)}</p>
      <p>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => void makeOne()}>
          {t(words.make)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
      {made && (
        <>
          <p>
            <code ref={address}>{made}</code>
          </p>
          <p>
            <Button look="quiet" onClick={() => void copyIt(made)}>
              {t(words.copy)}
            </Button>
          </p>
        </>
      )}
      {links.length > 0 && (
        <ul className={styles.versions}>
          {links.map(({ id, author, expiresAt }) => {
            const name = t(words.link, {
              name: author?.name ?? t(textHistoryWords.nobody),
              time: timeInWords(expiresAt, t),
            });
            return (
              <li key={id}>
                <p>{name}</p>
                <Passing>
                  <p>
                    <Button
                      look="quiet"
                      aria-disabled={isBusy}
                      aria-label={`${t(words.end)}: ${name}`}
                      onClick={() => void end(id)}
                    >
                      {t(words.end)}
                    </Button>
                  </p>
                </Passing>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
