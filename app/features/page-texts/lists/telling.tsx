import { useWords } from '#app/i18n/locale.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { entryProblemWords } from '#content/answers/lists.ts';
import { tellingWords as words } from '#content/team/page-texts.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { longestPageTexts } from '#contract/page-texts.ts';
import type { useTelling } from './use-telling.ts';

type Props = { id: string; telling: ReturnType<typeof useTelling>; isTried: boolean };

export const tellingId = (id: string, locale: Locale): string => `${id}-told-${locale}`;

/** Whether visitors read on the news page what was changed: only when whoever publishes it wants that. */
export function Telling({ id, telling, isTried }: Props) {
  const t = useWords();
  return (
    <>
      <CheckBox label={t(words.choose)} isChecked={telling.isTold} onChange={telling.setTold} />
      {telling.isTold &&
        [t.locale, ...locales.filter((each) => each !== t.locale)].map((locale) => (
          <InputField
            key={locale}
            id={tellingId(id, locale)}
            label={t(words[locale])}
            problem={isTried && telling.said(locale).trim() === '' ? t(entryProblemWords.missing) : undefined}
            name={`told-${locale}`}
            lang={locale}
            maxLength={longestPageTexts.what}
            value={telling.said(locale)}
            onChange={(event) => telling.say(locale, event.target.value)}
          />
        ))}
    </>
  );
}
