import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { formWords } from '#content/forms/form.ts';
import { brokenWords } from '#content/frame/broken.ts';
import { StepBox } from './step-parts.tsx';

/** Stands where the next step could not be loaded. Loading the page again leads to the same step. */
export function StepNotLoaded({ isWaiting }: { isWaiting?: boolean }) {
  const t = useWords();
  const here = usePlace().pathname + useSearch();
  // Mostly it is there at once.
  if (isWaiting) return null;
  return (
    <StepBox>
      <p role="alert">{t(formWords.offline)}</p>
      <p>
        <a href={here}>{t(brokenWords.again)}</a>
      </p>
    </StepBox>
  );
}
