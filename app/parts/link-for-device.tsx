import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { CodePicture } from '#app/ui/code-picture.tsx';
import { drawCode } from '#app/ui/draw-code.ts';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { linkForDeviceWords as words } from '#content/frame/link-for-device.ts';

type Props = {
  /** The id of its field. */
  id: string;
  link: string;
  /** What the link and the code of it are called. */
  name: string;
  codeName: string;
};

/** What takes something to another device: a link, and a code of it for a camera. */
export function LinkForDevice({ id, link, name, codeName }: Props) {
  const t = useWords();
  const { copy } = useCopy();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean; of: string }>();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink(): Promise<void> {
    setOutcome(undefined);
    const isFailure = !(await copy(link, field.current));
    setOutcome({ text: t(isFailure ? words.refused : words.copied), isFailure, of: link });
  }

  const code = drawnOf(link);
  return (
    <>
      <Field id={id} label={name}>
        {(control) => <input {...control} ref={field} type="text" readOnly value={link} />}
      </Field>
      <p>
        <Button look="quiet" onClick={() => void copyLink()}>
          {t(words.copy)}
        </Button>
      </p>
      {/* What was said of another link holds no more. */}
      <Outcome {...(outcome?.of === link && outcome)} />
      {code ? <CodePicture name={codeName} {...code} /> : <p>{t(words.tooLong)}</p>}
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
