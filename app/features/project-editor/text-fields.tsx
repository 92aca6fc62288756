import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/lib/fill.ts';
import { Field } from '#app/ui/field.tsx';
import { fieldWords as words } from '#content/project-editor.ts';
import { locales, type Locale, type Localized } from '#contract/locale.ts';
import type { CheckedField } from './find-problems.ts';
import styles from './form.module.css?late';
import type { useProject } from './use-project.ts';

export type FieldProps = {
  project: ReturnType<typeof useProject>;
  /** What a field shows of its problem. */
  field: (name: CheckedField) => { id: string; problem: string | undefined; mended: string | undefined };
};

/** Title, summary and description, in each language. */
export function TextFields(props: FieldProps) {
  const t = useWords();
  return (
    <div className={styles.languages}>
      {locales.map((locale) => (
        <fieldset key={locale}>
          <legend>{t.of(locale === 'en' ? words.english : words.german)}</legend>
          <p className={styles.hint}>{t.of(locale === 'en' ? words.englishHint : words.germanHint)}</p>
          <LanguageFields {...props} locale={locale} />
        </fieldset>
      ))}
    </div>
  );
}

function LanguageFields({ project, field, locale }: FieldProps & { locale: Locale }) {
  const t = useWords();
  const { values, change } = project;
  const name = <Base extends string>(base: Base) => (locale === 'en' ? base : (`${base}_de` as const));
  const [title, summary, description] = [name('title'), name('summary'), name('description')] as const;
  // Each label is the only one of its kind, for those who say it to their computer.
  const label = (field: Localized): string =>
    fill(t.of(locale === 'en' ? words.inEnglish : words.inGerman), { field: t.of(field) });
  // A screen reader reads the label in the language of the page and what is typed in its own.
  const inLanguage = (base: string) => ({
    name: base,
    lang: locale,
    dir: 'auto',
    spellCheck: true,
    autoComplete: 'off',
  });
  return (
    <>
      <Field {...field(title)} label={label(words.title)}>
        {(control) => (
          <input
            {...control}
            {...inLanguage(title)}
            type="text"
            value={values[title]}
            onChange={(event) => change({ [title]: event.target.value })}
          />
        )}
      </Field>
      <Field {...field(summary)} label={label(words.summary)} hint={t.of(words.summaryHint)}>
        {(control) => (
          <textarea
            {...control}
            {...inLanguage(summary)}
            rows={3}
            value={values[summary]}
            onChange={(event) => change({ [summary]: event.target.value })}
          />
        )}
      </Field>
      <Field {...field(description)} label={label(words.description)} hint={t.of(words.descriptionHint)}>
        {(control) => (
          <textarea
            {...control}
            {...inLanguage(description)}
            rows={9}
            value={values[description]}
            onChange={(event) => change({ [description]: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
