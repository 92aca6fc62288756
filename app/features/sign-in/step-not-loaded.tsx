import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { useSearch } from '#app/lib/history.ts';
import { formWords } from '#content/forms/form.ts';
import { brokenWords } from '#content/frame/broken.ts';
import { Box } from './box.tsx';

/** Stands where the next step could not be loaded. Loading the page again leads to the same step. */
export function StepNotLoaded() {
  const t = useWords();
  return (
    <Box>
      <p role="alert">{t(formWords.offline)}</p>
      <p>
        <a href={usePlace().pathname + useSearch()}>{t(brokenWords.again)}</a>
      </p>
    </Box>
  );
}
