import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { tellingWords as words } from '#content/team/page-texts.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { longestPageTexts } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';
import type { AnnouncementField, Saying } from './use-saying.ts';

type Props = { saying: Saying; field: FormErrors<AnnouncementField>['field'] };

/** The inputs in the order of the page. */
export const announcementFields = (first: Locale) => inOrder(first).map((locale) => `told-${locale}` as const);

export const announcementFieldName = (field: AnnouncementField, t: Words): string =>
  t(words[field === 'told-en' ? 'en' : 'de']);

const inOrder = (first: Locale): readonly Locale[] => [first, ...locales.filter((each) => each !== first)];

/** Whether visitors read on the news page what was changed: only when whoever publishes it wants that. */
export function AnnouncementFields({ saying, field }: Props) {
  const t = useWords();
  return (
    <>
      <CheckBox label={t(words.choose)} isChecked={saying.isAnnounced} onChange={saying.announce} />
      {saying.isAnnounced &&
        inOrder(t.locale).map((locale) => (
          <InputField
            key={locale}
            {...field(`told-${locale}`)}
            label={t(words[locale])}
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
