import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { formWords } from '#content/forms/form.ts';
import { foundQuestions as words, foundWhere } from '#content/found/form.ts';
import type { FoundField } from '#contract/found-fields.ts';
import styles from './find-the-lost.module.css';
import { useReportKind } from './report-kind.ts';

/** Who reports, and whether they want an answer. */
export type ContactDetails = Record<'name' | 'email' | 'phone' | 'answer', string>;

type FieldState = {
  /** What the fields show at first; they belong to the visitor from then on. */
  start: Readonly<Partial<Record<FoundField | 'answer', string>>>;
  field: FormErrors<FoundField>['field'];
};

function useField({ start, field }: FieldState) {
  const t = useWords();
  const { asked } = useReportKind().words;
  return {
    t,
    asked,
    field,
    control: (name: FoundField) => ({ name, defaultValue: start[name] ?? '' }),
  };
}

/** What it is. */
export function ThingFields(props: FieldState) {
  const { t, asked, field, control } = useField(props);
  return (
    <section aria-labelledby="found-thing">
      <h3 id="found-thing">{t(asked.thing)}</h3>
      <Field {...field('item')} label={t(words.item)} hint={t(asked.itemHint)}>
        {(rest) => <input {...rest} {...control('item')} type="text" dir="auto" autoComplete="off" />}
      </Field>
      <Field {...field('description')} label={t(words.description)} hint={t(asked.descriptionHint)}>
        {(rest) => <textarea {...rest} {...control('description')} rows={4} dir="auto" />}
      </Field>
    </section>
  );
}

/** Where and when it was. `children` are other ways to tell the place. */
export function PlaceFields({ children, ...props }: FieldState & { children?: ReactNode }) {
  const { t, asked, field, control } = useField(props);
  return (
    <section aria-labelledby="found-where">
      <h3 id="found-where">{t(asked.where)}</h3>
      <Field {...field('place')} label={t(foundWhere.place)} hint={t(asked.placeHint)}>
        {(rest) => <input {...rest} {...control('place')} type="text" dir="auto" autoComplete="off" />}
      </Field>
      {children}
      <Field {...field('day')} label={`${t(foundWhere.day)} ${t(formWords.optional)}`}>
        {(rest) => <input {...rest} {...control('day')} type="date" autoComplete="off" />}
      </Field>
    </section>
  );
}

/** Who reports. The telephone number is extra: it is never asked for. */
export function ContactFields(props: FieldState) {
  const { t, asked, field, control } = useField(props);
  return (
    <section aria-labelledby="found-you">
      <h3 id="found-you">{t(words.you)}</h3>
      <Field {...field('name')} label={t(words.name)}>
        {(rest) => <input {...rest} {...control('name')} type="text" dir="auto" autoComplete="name" />}
      </Field>
      <Field {...field('email')} label={t(words.email)} hint={t(asked.emailHint)}>
        {(rest) => <input {...rest} {...control('email')} type="email" autoComplete="email" />}
      </Field>
      <Field {...field('phone')} label={`${t(words.phone)} ${t(formWords.optional)}`}>
        {(rest) => <input {...rest} {...control('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <AnswerField id="found-answer" isChosen={props.start.answer === 'email'} />
      <p className={styles.law}>{t(asked.law)}</p>
    </section>
  );
}
