import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { deleteDraft, findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import type { Problems } from '#app/lib/forms/use-form-errors.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { entryProblemWords } from '#content/answers/lists.ts';
import { today } from '#content/mail/team-time-zone.ts';
import { listHistoryWords } from '#content/team/page-lists.ts';
import { tellingWords as words, textDialogWords } from '#content/team/page-texts.ts';
import { type Locale, splitLocale } from '#contract/locale.ts';
import { toldList } from '#contract/news.ts';
import { addedId } from '#contract/page-lists.ts';
import { publishEntry } from './list-calls.ts';

export type SayingField = 'what' | `told-${Locale}`;

/** What follows when something was published or undone, which is what `done` says. Out: what became of both. */
export type Following = (done: string) => Promise<Outcome>;

const form = '@page-saying';

/** `id` is that of an entry which was sent with just these words, and may be there. */
type Kept = Partial<Record<'what' | 'isAnnounced' | 'id' | Locale, string>>;

export type Saying = ReturnType<typeof useSaying>;

/**
 * What is said with a publication, kept in this tab until then: the sentence for the team, and whether visitors shall read
 * on the news page what was changed, and in which words. That is an entry of its list, which comes after what it is about
 * and goes with it.
 * @param about The name of what is published.
 */
export function useSaying(about: string) {
  const t = useWords();
  const [kept, setKept] = useState<Kept>(() => findDraft<Kept>(form, about)?.values ?? {});
  const [last, setLast] = useState<{ readonly id: string; readonly version: number | null }>();
  const { what = '' } = kept;
  const isAnnounced = kept.isAnnounced === 'yes';
  // In one's own language the sentence for the team is the beginning.
  const said = (locale: Locale): string => kept[locale] ?? (locale === t.locale ? what : '');

  function keep(next: Kept): void {
    setKept(next);
    if (Object.values(next).some(Boolean)) keepDraft(form, about, { values: next });
    else deleteDraft(form, about);
  }

  /** What was sent is about this change, and not about the next one. What was typed since is, also in a form opened anew. */
  function typedSince(sent: Kept): Kept {
    const now = Object.entries(findDraft<Kept>(form, about)?.values ?? {});
    return Object.fromEntries(now.filter(([name, value]) => value !== sent[name as keyof Kept]));
  }

  const missing = (locale: Locale) =>
    isAnnounced && said(locale).trim() === '' ? entryProblemWords.missing : undefined;

  const tell: Following = async (done) => {
    setLast(undefined);
    keep(typedSince(kept));
    if (!isAnnounced) return { text: done };
    const id = kept.id || addedId(newId());
    const values = {
      date: today(),
      text: { en: said('en').trim(), de: said('de').trim() },
      where: splitLocale(location.pathname).path,
    };
    const answer = await publishEntry({ key: toldList, id, values, beganWith: null, what: t(words.history) });
    if (!answer.ok) {
      // To be sent once more with the next publication, or taken from here to that list.
      keep({ ...values.text, id, ...typedSince({}), isAnnounced: 'yes' });
      return { text: t(answer.because === 'unreachable' ? words.unknown : words.notTold), isFailure: true };
    }
    setLast({ id, version: answer.value.version });
    return { text: done };
  };

  const takeBack: Following = async (done) => {
    if (!last) return { text: done };
    const { id, version } = last;
    const undone = t(listHistoryWords.undone);
    const answer = await publishEntry({ key: toldList, id, state: 'deleted', beganWith: version, what: undone });
    if (!answer.ok)
      return { text: t(answer.because === 'unreachable' ? words.unknown : words.notTakenBack), isFailure: true };
    setLast(undefined);
    return { text: done };
  };

  return {
    what,
    sayWhat: (next: string): void => keep({ ...kept, what: next }),
    isAnnounced,
    announce: (isIt: boolean): void => keep({ ...kept, isAnnounced: isIt ? 'yes' : '' }),
    said,
    say: (locale: Locale, text: string): void => keep({ ...kept, [locale]: text, id: '' }),
    problems: {
      what: what.trim() === '' ? textDialogWords.whatMissing : undefined,
      'told-en': missing('en'),
      'told-de': missing('de'),
    } satisfies Problems<SayingField>,
    tell,
    takeBack,
  };
}
