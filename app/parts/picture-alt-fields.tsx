import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { deleteDraft, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { newPictureWords as words } from '#content/team/pictures.ts';
import type { Locale } from '#contract/locale.ts';
import { longestAlt } from '#contract/pictures.ts';

/** What a picture shows, as it is typed. */
export type Alt = { readonly alt: string; readonly altDe: string };

type Props = {
  value: Alt;
  onChange: (next: Alt) => void;
  field: FormErrors<'alt' | 'altDe'>['field'];
};

const form = '@picture-words';

/**
 * What somebody types of it: it outlives the dialog and the page in this tab. `of` is the picture; nothing for a new one.
 * Out: the words, how they change, and how they are forgotten.
 */
export function useAlt(of: string, start: Alt) {
  const [value, setValue] = useState<Alt>(() => ({
    ...start,
    ...findDraft<Record<keyof Alt, string>>(form, of)?.values,
  }));
  const change = (next: Alt): void => {
    setValue(next);
    keepDraft(form, of, { values: next });
  };
  return [value, change, () => deleteDraft(form, of)] as const;
}

/** What stands against it. */
export const altProblems = ({ alt, altDe }: Alt) => ({
  alt: alt.trim() === '' ? words.noAlt : undefined,
  altDe: altDe.trim() === '' ? words.noAltDe : undefined,
});

/** In the order of the page. */
export const altNames = (locale: Locale) =>
  locale === 'de' ? (['altDe', 'alt'] as const) : (['alt', 'altDe'] as const);

/** Says what a picture shows, in the language of the page first. */
export function AltFields({ value, onChange, field }: Props) {
  const t = useWords();
  return altNames(t.locale).map((name, index) => (
    <InputField
      key={name}
      {...field(name)}
      label={t(words[name])}
      hint={index === 0 ? t(words.altHint) : undefined}
      name={name}
      lang={name === 'alt' ? 'en' : 'de'}
      spellCheck
      maxLength={longestAlt}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  ));
}
