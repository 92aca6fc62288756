import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { parseHex } from '#app/lib/view/colour.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { CopyIcon } from '#app/ui/tool-icons.tsx';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { appearanceWords, type ColourWords } from '#content/frame/appearance.ts';
import styles from './appearance.module.css';

type Props = { id: string; words: ColourWords; colour: string; onColour: (hex: string) => void };

/** The colour as a code, to type or to copy. What is no colour changes nothing and stays to be mended. */
export function HexField({ id, words, colour, onColour }: Props) {
  const t = useWords();
  // What is being typed, and beside which colour: another colour from elsewhere takes its place.
  const [typed, setTyped] = useState<{ text: string; beside: string; isLeft: boolean }>();
  const { isCopied, copy } = useCopy();
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean; of: string }>();
  const field = useRef<HTMLInputElement>(null);
  const current = typed?.beside === colour ? typed : undefined;
  const isWrong = current?.isLeft && !parseHex(current.text);

  function type(text: string): void {
    const hex = text.trim().length >= 6 ? parseHex(text) : undefined;
    setTyped({ text, beside: hex ?? colour, isLeft: false });
    if (hex) onColour(hex);
  }

  /** Three digits may be the beginning of six, so they count once the visitor goes on. */
  function leave(): void {
    const hex = current && parseHex(current.text);
    if (hex) onColour(hex);
    setTyped(hex || !current ? undefined : { ...current, isLeft: true });
  }

  async function copyCode(): Promise<void> {
    const isFailure = !(await copy(colour, field.current));
    const text = isFailure ? t(appearanceWords.refused) : t(appearanceButtonWords.copied, { label: t(words.label) });
    showToast({ title: text, isFailure });
    setOutcome({ text, isFailure, of: colour });
  }

  return (
    <>
      <div className={styles.hex}>
        <Field id={id} label={t(words.hex)} problem={isWrong ? t(appearanceWords.hexProblem) : undefined}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              value={current?.text ?? colour}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              onKeyDown={(event) => event.key === 'Enter' && leave()}
            />
          )}
        </Field>
        <Button look="quiet" aria-label={isCopied ? undefined : t(words.copy)} onClick={() => void copyCode()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {t(isCopied ? appearanceWords.copied : appearanceWords.copy)}
        </Button>
      </div>
      <Outcome {...(outcome?.of === colour && outcome)} isSilent />
    </>
  );
}
