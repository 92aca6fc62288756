import { useWords } from '#app/i18n/locale.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { entryProblemWords } from '#content/answers/lists.ts';
import { tellingWords as words } from '#content/team/page-texts.ts';
import { type Locale, locales, type Localized, splitLocale } from '#contract/locale.ts';
import { longestPageTexts } from '#contract/page-texts.ts';
import { useState } from 'react';
import { newId } from '#app/lib/forms/new-id.ts';
import type { FormErrors, Problems } from '#app/lib/forms/use-form-errors.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { today } from '#content/mail/team-time-zone.ts';
import { listHistoryWords } from '#content/team/page-lists.ts';
import { toldList } from '#contract/news.ts';
import { addedId } from '#contract/page-lists.ts';
import type { Words } from '#contract/words.ts';
import { publishEntry } from './read-lists.ts';

export type AnnouncementField = `told-${Locale}`;

type Props = { announcement: ReturnType<typeof useAnnouncement>; field: FormErrors<AnnouncementField>['field'] };

/** The inputs in the order of the page. */
export const announcementFields = (first: Locale) => inOrder(first).map((locale) => `told-${locale}` as const);

export const announcementFieldName = (field: AnnouncementField, t: Words): string =>
  t(words[field === 'told-en' ? 'en' : 'de']);

const inOrder = (first: Locale): readonly Locale[] => [first, ...locales.filter((each) => each !== first)];

/** Whether visitors read on the news page what was changed: only when whoever publishes it wants that. */
export function AnnouncementFields({ announcement, field }: Props) {
  const t = useWords();
  return (
    <>
      <CheckBox label={t(words.choose)} isChecked={announcement.isAnnounced} onChange={announcement.setAnnounced} />
      {announcement.isAnnounced &&
        inOrder(t.locale).map((locale) => (
          <InputField
            key={locale}
            {...field(`told-${locale}`)}
            label={t(words[locale])}
            name={`told-${locale}`}
            lang={locale}
            maxLength={longestPageTexts.what}
            value={announcement.said(locale)}
            onChange={(event) => announcement.say(locale, event.target.value)}
          />
        ))}
    </>
  );
}

/** What follows when something was published or undone, which is what `done` says. Out: what became of both. */
export type Following = (done: string) => Promise<Outcome>;

/**
 * Whether visitors shall read on the news page what was changed, and in which words: an entry of its list, which comes
 * after what it is about and goes with it.
 * @param what The sentence for the team: in one's own language it is the beginning.
 */
export function useAnnouncement(what: string) {
  const t = useWords();
  const [isAnnounced, setAnnounced] = useState(false);
  const [typed, setTyped] = useState<Partial<Localized>>({});
  const [last, setLast] = useState<{ readonly id: string; readonly version: number | null }>();
  const said = (locale: Locale): string => typed[locale] ?? (locale === t.locale ? what : '');

  const missing = (locale: Locale) =>
    isAnnounced && said(locale).trim() === '' ? entryProblemWords.missing : undefined;

  const tell: Following = async (done) => {
    setLast(undefined);
    if (!isAnnounced) return { text: done };
    const id = addedId(newId());
    const values = {
      date: today(),
      text: { en: said('en').trim(), de: said('de').trim() },
      where: splitLocale(location.pathname).path,
    };
    const answer = await publishEntry({ key: toldList, id, values, beganWith: null, what: t(words.history) });
    if (!answer.ok) return { text: t(words.notTold), isFailure: true };
    setLast({ id, version: answer.value.version });
    setAnnounced(false);
    setTyped({});
    return { text: done };
  };

  const takeBack: Following = async (done) => {
    if (!last) return { text: done };
    const { id, version } = last;
    const undone = t(listHistoryWords.undone);
    const answer = await publishEntry({ key: toldList, id, state: 'deleted', beganWith: version, what: undone });
    if (!answer.ok) return { text: t(words.notTakenBack), isFailure: true };
    setLast(undefined);
    return { text: done };
  };

  return {
    isAnnounced,
    setAnnounced,
    said,
    say: (locale: Locale, text: string) => setTyped({ ...typed, [locale]: text }),
    problems: { 'told-en': missing('en'), 'told-de': missing('de') } satisfies Problems<AnnouncementField>,
    tell,
    takeBack,
  };
}
