import { useWords } from '#app/i18n/locale.ts';
import { askFunction } from '#app/lib/account/ask-function.ts';
import { whyClosed } from '#app/lib/account/team.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import { TryAgain } from '#app/parts/try-again.tsx';
import { Button } from '#app/ui/button.tsx';
import { Passing } from '#app/ui/passing.tsx';
import { wellPage, wellPartNames, wellSayings, wellWords as words } from '#content/team/well.ts';
import { languageOf } from '#contract/date-in-words.ts';
import type { Finding, Well } from '#contract/well.ts';

/** Whether all is well: first in one sentence, then part by part. */
export function WellPart() {
  const t = useWords();
  const { value, failure, isLoading, load } = useLoad(() => askFunction<Well>('well', { method: 'GET' }));
  const closed = whyClosed(failure);

  if (closed) return <TeamClosed because={closed} />;
  if (failure) return <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />;
  if (!value) return <p role="status">{t(words.loading)}</p>;

  const count = value.findings.filter(({ isWell }) => !isWell).length;
  return (
    <>
      <p>{t(wellPage.lead)}</p>
      <div role="status">
        <p>
          <strong>
            {isLoading
              ? t(words.loading)
              : t(count === 0 ? words.allWell : count === 1 ? words.oneThing : words.someThings, { count })}
          </strong>
        </p>
        {count > 0 && <p>{t(words.tell)}</p>}
      </div>
      {value.findings.map((finding) => (
        <section key={finding.part} aria-labelledby={`well-${finding.part}`}>
          <h2 id={`well-${finding.part}`}>{t(wellPartNames[finding.part])}</h2>
          {!finding.isWell && (
            <p>
              <strong>{t(words.needsLook)}</strong>
            </p>
          )}
          <p>{sayingOf(finding)}</p>
        </section>
      ))}
      <Passing>
        <p>
          <Button look="quiet" aria-disabled={isLoading} onClick={() => !isLoading && void load()}>
            {t(words.again)}
          </Button>
        </p>
      </Passing>
    </>
  );

  function inWords(time: string | undefined): string {
    return time === undefined ? '' : timeInWords(time, t);
  }

  function sayingOf({ says, count: waiting = 0, at, fetchedAt, gigabytes = 0, mailboxes = '' }: Finding): string {
    return t(wellSayings[says], {
      count: waiting,
      time: inWords(at),
      fetched: inWords(fetchedAt),
      mailboxes,
      room: gigabytes.toLocaleString(languageOf(t.locale)),
    });
  }
}
