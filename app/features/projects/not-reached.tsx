import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { publishedWords as words } from '#content/projects/published-projects.ts';

type Props = { text: string; isAskedAgain: boolean; again: () => void };

/** Says that the server cannot be reached, and offers to ask once more. */
export function NotReached({ text, isAskedAgain, again }: Props) {
  const t = useWords();
  return (
    <>
      <p role="status">{isAskedAgain ? t(words.trying) : text}</p>
      <p>
        <Button aria-disabled={isAskedAgain || undefined} onClick={() => !isAskedAgain && again()}>
          {t(words.again)}
        </Button>
      </p>
    </>
  );
}
