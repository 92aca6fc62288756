import { useWords } from '#app/i18n/locale.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { entryProblemWords } from '#content/answers/lists.ts';
import { tellingWords as words } from '#content/team/page-texts.ts';
import { type Locale, locales, type Localized, splitLocale } from '#contract/locale.ts';
import { longestPageTexts } from '#contract/page-texts.ts';
import { useState } from 'react';
import { newId } from '#app/lib/forms/new-id.ts';
import { today } from '#content/mail/today.ts';
import { listHistoryWords } from '#content/team/page-lists.ts';
import { toldList } from '#contract/news.ts';
import { addedId } from '#contract/page-lists.ts';
import { publishEntry } from './read-lists.ts';

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

/** What follows when something was published or undone. Out: why that could not be done, in words. */
export type Following = () => Promise<string | undefined>;

/**
 * Whether visitors shall read on the news page what was changed, and in which words: an entry of its list, which comes
 * after what it is about and goes with it.
 * @param what The sentence for the team: in one's own language it is the beginning.
 */
export function useTelling(what: string) {
  const t = useWords();
  const [isTold, setTold] = useState(false);
  const [typed, setTyped] = useState<Partial<Localized>>({});
  const [last, setLast] = useState<{ readonly id: string; readonly version: number | null }>();
  const said = (locale: Locale): string => typed[locale] ?? (locale === t.locale ? what : '');

  const tell: Following = async () => {
    setLast(undefined);
    if (!isTold) return undefined;
    const id = addedId(newId());
    const values = {
      date: today(),
      text: { en: said('en').trim(), de: said('de').trim() },
      where: splitLocale(location.pathname).path,
    };
    const answer = await publishEntry({ key: toldList, id, values, beganWith: null, what: t(words.history) });
    if (!answer.ok) return t(words.notTold);
    setLast({ id, version: answer.value.version });
    setTold(false);
    setTyped({});
    return undefined;
  };

  const takeBack: Following = async () => {
    if (!last) return undefined;
    const { id, version } = last;
    const undone = t(listHistoryWords.undone);
    const answer = await publishEntry({ key: toldList, id, state: 'deleted', beganWith: version, what: undone });
    if (!answer.ok) return t(words.notTakenBack);
    setLast(undefined);
    return undefined;
  };

  return {
    isTold,
    setTold,
    said,
    say: (locale: Locale, text: string) => setTyped({ ...typed, [locale]: text }),
    /** The language in which nothing is said yet. */
    missing: isTold ? locales.find((locale) => said(locale).trim() === '') : undefined,
    tell,
    takeBack,
  };
}
