import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { Box } from './box.tsx';

/** Stands where the next step could not be loaded. Loading the page again leads to the same step. */
export function NotLoaded() {
  const t = useWords();
  return (
    <Box>
      <p role="alert">{t(m['form.offline'])}</p>
      <p>
        <a href="">{t(m['broken.again'])}</a>
      </p>
    </Box>
  );
}
