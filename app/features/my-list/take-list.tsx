import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { CodePicture } from '#app/ui/code-picture.tsx';
import { drawCode } from '#app/ui/draw-code.ts';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { myListLinkWords as words } from '#content/frame/my-list-link.ts';

/** The list for another device: as a link, and as a code for its camera. */
export function TakeList({ link }: { link: string }) {
  const t = useWords();
  const { copy } = useCopy();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean }>();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink(): Promise<void> {
    setOutcome(undefined);
    const isFailure = !(await copy(link, field.current));
    setOutcome({ text: t(isFailure ? words.refused : words.copied), isFailure });
  }

  const code = drawnOf(link);
  return (
    <>
      <p>{t(words.hint)}</p>
      <Field id="list-link" label={t(words.link)}>
        {(control) => <input {...control} ref={field} type="text" readOnly value={link} />}
      </Field>
      <p>
        <Button look="quiet" onClick={() => void copyLink()}>
          {t(words.copy)}
        </Button>
      </p>
      <Outcome {...outcome} />
      {code ? <CodePicture name={t(words.code)} {...code} /> : <p>{t(words.tooLong)}</p>}
    </>
  );
}

function drawnOf(link: string) {
  try {
    return drawCode(new TextEncoder().encode(link));
  } catch {
    return undefined;
  }
}
