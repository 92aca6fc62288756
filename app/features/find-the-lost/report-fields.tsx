import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { AnswerField } from '#app/parts/answer-field.tsx';
import { InputField, TextareaField } from '#app/ui/control-fields.tsx';
import { formWords } from '#content/forms/form.ts';
import { foundQuestions as words, foundWhere } from '#content/found/form.ts';
import type { FoundField } from '#contract/found-fields.ts';
import type { ReportValues } from '#contract/report-values.ts';
import styles from './find-the-lost.module.css';
import { useReportKind } from './report-kind.ts';

/** Who reports, and whether they want an answer. */
export type ContactDetails = Record<'name' | 'email' | 'phone' | 'answer', string>;

type FieldState = {
  /** What the fields show at first; they belong to the visitor from then on. */
  start: Readonly<ReportValues>;
  field: FormErrors<FoundField>['field'];
};

function useQuestions({ start, field }: FieldState) {
  const t = useWords();
  const { asked } = useReportKind().words;
  const question = (name: FoundField) => ({ ...field(name), name, defaultValue: start[name] });
  return { t, asked, question };
}

/** What it is. */
export function ThingFields(props: FieldState) {
  const { t, asked, question } = useQuestions(props);
  return (
    <section aria-labelledby="found-thing">
      <h3 id="found-thing">{t(asked.thing)}</h3>
      <InputField {...question('item')} label={t(words.item)} hint={t(asked.itemHint)} />
      <TextareaField
        {...question('description')}
        label={t(words.description)}
        hint={t(asked.descriptionHint)}
        rows={4}
      />
    </section>
  );
}

/** Where and when it was. `children` are other ways to tell the place. */
export function PlaceFields({ children, ...props }: FieldState & { children?: ReactNode }) {
  const { t, asked, question } = useQuestions(props);
  return (
    <section aria-labelledby="found-where">
      <h3 id="found-where">{t(asked.where)}</h3>
      <InputField {...question('place')} label={t(foundWhere.place)} hint={t(asked.placeHint)} />
      {children}
      <InputField {...question('day')} label={`${t(foundWhere.day)} ${t(formWords.optional)}`} type="date" />
    </section>
  );
}

/** Who reports. The telephone number is extra: it is never asked for. */
export function ContactFields(props: FieldState) {
  const { t, asked, question } = useQuestions(props);
  return (
    <section aria-labelledby="found-you">
      <h3 id="found-you">{t(words.you)}</h3>
      <InputField {...question('name')} label={t(words.name)} autoComplete="name" />
      <InputField
        {...question('email')}
        label={t(words.email)}
        hint={t(asked.emailHint)}
        type="email"
        autoComplete="email"
      />
      <InputField
        {...question('phone')}
        label={`${t(words.phone)} ${t(formWords.optional)}`}
        type="tel"
        autoComplete="tel"
      />
      <AnswerField id="found-answer" isChosen={props.start.answer === 'email'} />
      <p className={styles.law}>{t(asked.law)}</p>
    </section>
  );
}
