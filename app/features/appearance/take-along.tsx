import { useRef, useState } from 'react';
import { useLocale, useWords } from '#app/i18n/locale.ts';
import { isChosen } from '#app/lib/browser/is-chosen.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { defaultAppearance } from '#app/lib/view/appearance.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CodePicture } from '#app/ui/code-picture.tsx';
import { drawCode } from '#app/ui/draw-code.ts';
import { Field } from '#app/ui/field.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { appearanceWords } from '#content/frame/appearance.ts';
import { takeAlongWords as words } from '#content/frame/take-along.ts';
import { inLocale } from '#contract/locale.ts';
import { isSame, useAppearance } from './appearance-store.ts';
import { writeView } from './reading-link.ts';
import { useReading } from './reading-store.ts';
import styles from './reading.module.css';

/** The settings for another device: as a link, and as a code for its camera. */
export function TakeAlong({ id }: { id: string }) {
  const t = useWords();
  const locale = useLocale();
  const { reading } = useReading();
  const { chosen, isLikeDevice } = useAppearance();
  const { isCopied, copy } = useCopy();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean; of: string }>();
  const field = useRef<HTMLInputElement>(null);
  const colours = isLikeDevice ? 'device' : isSame(chosen, defaultAppearance) ? undefined : chosen;
  const end = writeView({ reading, colours, isBold: isChosen('textEnhancement') });
  if (!end) return <p className={styles.hint}>{t(words.nothing)}</p>;
  const link = location.origin + inLocale(pathTo('accessibility'), locale) + end;

  async function copyLink(): Promise<void> {
    setOutcome(undefined);
    const isFailure = !(await copy(link, field.current));
    setOutcome({ text: t(isFailure ? appearanceWords.refused : words.copied), isFailure, of: link });
  }

  return (
    <>
      <p className={styles.hint}>{t(words.hint)}</p>
      <Field id={`${id}-link`} label={t(words.link)}>
        {(control) => <input {...control} ref={field} type="text" readOnly value={link} />}
      </Field>
      <p>
        <Button look="quiet" onClick={() => void copyLink()}>
          {t(isCopied ? appearanceWords.copied : words.copy)}
        </Button>
      </p>
      <Outcome {...(outcome?.of === link && outcome)} />
      <CodePicture name={t(words.code)} {...drawCode(new TextEncoder().encode(link))} />
    </>
  );
}
