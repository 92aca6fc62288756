import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { answerChoice } from '#app/lib/answer-choice.ts';
import { AnswerField } from '#app/ui/answer-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { formWords } from '#content/forms/form.ts';
import { foundQuestions as words, foundWhere } from '#content/found/form.ts';
import type { FoundField } from '#contract/found-fields.ts';
import styles from './find-the-lost.module.css';

/** Who found it, and whether they want an answer. */
export type ContactDetails = Record<'name' | 'email' | 'phone' | 'answer', string>;

export type FieldState = {
  problems: Partial<Record<FoundField, string>>;
  /** Fields whose error was mended since the last attempt. */
  mended: readonly FoundField[];
  isReadOnly: boolean;
};

/** The id of a question. Other forms may be open on the page at the same time, so it is not the bare name. */
export const idOf = (field: FoundField): string => `found-${field}`;

function useField({ problems, mended, isReadOnly }: FieldState) {
  const t = useWords();
  return {
    t,
    field: (name: FoundField) => ({
      id: idOf(name),
      problem: problems[name],
      mended: mended.includes(name) ? t(formWords.mended) : undefined,
    }),
    control: (name: FoundField) => ({ name, readOnly: isReadOnly }),
  };
}

/** The place in words. */
export function PlaceField(props: FieldState) {
  const { t, field, control } = useField(props);
  return (
    <Field {...field('place')} label={t(foundWhere.place)} hint={t(foundWhere.placeHint)}>
      {(rest) => <input {...rest} {...control('place')} type="text" dir="auto" autoComplete="off" />}
    </Field>
  );
}

/** What it is. `children` is what else tells it: a photo. */
export function ThingFields({ children, ...props }: FieldState & { children?: ReactNode }) {
  const { t, field, control } = useField(props);
  return (
    <section aria-labelledby="found-thing">
      <h3 id="found-thing">{t(words.thing)}</h3>
      <Field {...field('item')} label={t(words.item)} hint={t(words.itemHint)}>
        {(rest) => <input {...rest} {...control('item')} type="text" dir="auto" autoComplete="off" />}
      </Field>
      <Field {...field('description')} label={t(words.description)} hint={t(words.descriptionHint)}>
        {(rest) => <textarea {...rest} {...control('description')} rows={5} dir="auto" />}
      </Field>
      {children}
      <p className={styles.law}>{t(words.law)}</p>
    </section>
  );
}

/** Who found it. The telephone number is extra: it is never asked for. */
export function ContactFields({ start, ...props }: FieldState & { start: ContactDetails }) {
  const { t, field, control } = useField(props);
  return (
    <section aria-labelledby="found-you">
      <h3 id="found-you">{t(words.you)}</h3>
      <Field {...field('name')} label={t(words.name)}>
        {(rest) => (
          <input {...rest} {...control('name')} type="text" dir="auto" autoComplete="name" defaultValue={start.name} />
        )}
      </Field>
      <Field {...field('email')} label={t(words.email)} hint={t(words.emailHint)}>
        {(rest) => (
          <input {...rest} {...control('email')} type="email" autoComplete="email" defaultValue={start.email} />
        )}
      </Field>
      <Field {...field('phone')} label={`${t(words.phone)} ${t(formWords.optional)}`}>
        {(rest) => <input {...rest} {...control('phone')} type="tel" autoComplete="tel" defaultValue={start.phone} />}
      </Field>
      <AnswerField
        id="found-answer"
        words={answerChoice(t)}
        isChosen={start.answer === 'email'}
        isReadOnly={props.isReadOnly}
      />
    </section>
  );
}
