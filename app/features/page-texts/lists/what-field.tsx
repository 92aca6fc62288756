import { useWords } from '#app/i18n/locale.ts';
import { Field } from '#app/ui/field.tsx';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import { longestPageTexts } from '#contract/page-texts.ts';

type Props = { id: string; value: string; isMissing: boolean; onChange: (what: string) => void };

/** The one sentence on what was changed. */
export function WhatField({ id, value, isMissing, onChange }: Props) {
  const t = useWords();
  return (
    <Field
      id={id}
      label={t(words.what)}
      hint={t(words.whatHint)}
      problem={isMissing ? t(words.whatMissing) : undefined}
    >
      {(control) => (
        <input
          {...control}
          name="what"
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={longestPageTexts.what}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
