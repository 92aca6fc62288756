import type { ComponentProps } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import { QuestionBox } from '#app/ui/question-box.tsx';
import { conflictWords as words } from '#content/team/conflict.ts';

/** A field in which the two differ. */
export type Differing = {
  readonly name: string;
  /** What stands there now, where that can be said in words. */
  readonly theirs?: string | undefined;
  /** Of that. */
  readonly lang?: string | undefined;
};

type Props = Pick<ComponentProps<typeof QuestionBox>, 'level' | 'about' | 'below'> & {
  /** Who was quicker, when, and in their words what they changed. */
  by: { readonly name: string; readonly at: string; readonly what?: string } | undefined;
  /** Said in place of that. */
  text?: string | undefined;
  differing?: readonly Differing[];
  onMine: () => void;
  onTheirs?: (() => void) | undefined;
  /** What else can be done before one chooses. */
  more?: ComponentProps<typeof QuestionBox>['choices'] | undefined;
};

/** Says that somebody else has changed what one is writing, and lets one choose. Nothing is lost either way. */
export function ConflictBox({ by, text, differing = [], onMine, onTheirs, more = [], ...box }: Props) {
  const t = useWords();
  const unsaid = differing.filter(({ theirs }) => theirs === undefined).map(({ name }) => name);
  return (
    <QuestionBox
      {...box}
      title={t(words.title)}
      choices={[
        { label: t(words.mine), onChoose: onMine },
        ...(onTheirs ? [{ label: t(words.theirs), onChoose: onTheirs }] : []),
        ...more,
      ]}
    >
      <p>
        {text ??
          [by && t(words.by, { name: by.name, time: timeInWords(by.at, t) }), t(words.yours)].filter(Boolean).join(' ')}
      </p>
      {by?.what && <p>{t(words.what, { what: by.what })}</p>}
      {unsaid.length > 0 && <p>{t(words.differs, { fields: unsaid.join(', ') })}</p>}
      {differing.map(
        ({ name, theirs, lang }, place) =>
          theirs !== undefined && (
            <div key={place}>
              <p>{t(words.there, { field: name })}</p>
              <blockquote lang={theirs ? lang : undefined} dir="auto">
                {(theirs || t(words.empty)).split('\n').map((line, place) => (
                  <p key={place}>{line}</p>
                ))}
              </blockquote>
            </div>
          ),
      )}
    </QuestionBox>
  );
}
