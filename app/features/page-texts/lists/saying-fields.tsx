import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { tellingWords, textDialogWords as words } from '#content/team/page-texts.ts';
import type { Locale } from '#contract/locale.ts';
import { longestPageTexts } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import type { Saying, SayingField } from './use-saying.ts';

type Props = {
  saying: Saying;
  field: FormErrors<SayingField>['field'];
  /** Whether the team reads what was changed. */
  asksWhat?: boolean;
  /** Whether visitors can be told of it. */
  canBeAnnounced?: boolean;
};

/** The inputs in the order of the page. */
export const sayingFields = (first: Locale): readonly SayingField[] => [
  'what',
  ...ownFirst(first).map((locale) => `told-${locale}` as const),
];

/** What one is called, where what is wrong with it does not say so. */
export const sayingName = (field: SayingField, t: Words): string =>
  field === 'what' ? '' : t(tellingWords[field === 'told-en' ? 'en' : 'de']);

/**
 * The one sentence on what was changed, and whether visitors read of it on the news page: only when whoever publishes it
 * wants that.
 */
export function SayingFields({ saying, field, asksWhat = true, canBeAnnounced = true }: Props) {
  const t = useWords();
  return (
    <>
      {asksWhat && (
        <InputField
          {...field('what')}
          label={t(words.what)}
          hint={t(words.whatHint)}
          name="what"
          maxLength={longestPageTexts.what}
          value={saying.what}
          onChange={(event) => saying.sayWhat(event.target.value)}
        />
      )}
      {canBeAnnounced && (
        <CheckBox label={t(tellingWords.choose)} isChecked={saying.isAnnounced} onChange={saying.announce} />
      )}
      {canBeAnnounced &&
        saying.isAnnounced &&
        ownFirst(t.locale).map((locale) => (
          <InputField
            key={locale}
            {...field(`told-${locale}`)}
            label={t(tellingWords[locale])}
            name={`told-${locale}`}
            lang={locale}
            maxLength={longestPageTexts.what}
            value={saying.said(locale)}
            onChange={(event) => saying.say(locale, event.target.value)}
          />
        ))}
    </>
  );
}
