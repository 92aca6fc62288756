import { useWords } from '#app/i18n/locale.ts';
import { confirmWords as words } from '#content/confirm.ts';
import { Box } from './box.tsx';
import { StepTitle } from './step-title.tsx';

/** One of the two mailboxes of a change of address has agreed. */
export function HalfAgreed() {
  const t = useWords();
  return (
    <Box>
      <StepTitle>{t.of(words.half)}</StepTitle>
      <p>{t.of(words.halfText)}</p>
    </Box>
  );
}
