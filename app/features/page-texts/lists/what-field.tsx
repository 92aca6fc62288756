import { useWords } from '#app/i18n/locale.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import { longestPageTexts } from '#contract/page-texts.ts';

type Props = { id: string; value: string; isMissing: boolean; onChange: (what: string) => void };

/** The one sentence on what was changed. */
export function WhatField({ id, value, isMissing, onChange }: Props) {
  const t = useWords();
  return (
    <InputField
      id={id}
      label={t(words.what)}
      hint={t(words.whatHint)}
      problem={isMissing ? t(words.whatMissing) : undefined}
      name="what"
      maxLength={longestPageTexts.what}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
