import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import { longestPageTexts } from '#contract/page-texts.ts';

type Props = ReturnType<FormErrors<'what'>['field']> & { value: string; onChange: (what: string) => void };

/** What is wrong with it. */
export const whatProblem = (what: string) => (what.trim() === '' ? words.whatMissing : undefined);

/** The one sentence on what was changed. */
export function WhatField({ value, onChange, ...field }: Props) {
  const t = useWords();
  return (
    <InputField
      {...field}
      label={t(words.what)}
      hint={t(words.whatHint)}
      name="what"
      maxLength={longestPageTexts.what}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
