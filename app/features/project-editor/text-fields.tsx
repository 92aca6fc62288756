import type { ChangeEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { InputField, TextareaField } from '#app/ui/control-fields.tsx';
import { Field } from '#app/ui/field.tsx';
import { fieldWords as words } from '#content/team/project-editor.ts';
import { factNames } from '#content/projects/project-facts.ts';
import { locales, type Locale, type Localized } from '#contract/locale.ts';
import type { CheckedField } from './find-problems.ts';
import styles from './project-editor.module.css';
import type { useProject } from './use-project.ts';
import { Button } from '#app/ui/button.tsx';
import { markupWords } from '#content/projects/project-markup.ts';
import { markUp, type Mark } from './mark-up.ts';

export type FieldProps = {
  project: ReturnType<typeof useProject>;
  /** What a field shows of its problem. */
  field: FormErrors<CheckedField>['field'];
};

/** Title, summary, description and what visitors ask, in each language; that of the page comes first. */
export function TextFields(props: FieldProps) {
  const t = useWords();
  return (
    <>
      <p className={styles.hint}>{t(words.oneLanguage)}</p>
      <div className={styles.languages}>
        {[t.locale, ...locales.filter((each) => each !== t.locale)].map((locale) => (
          <fieldset key={locale}>
            <legend>{t(locale === 'en' ? words.english : words.german)}</legend>
            <LanguageFields {...props} locale={locale} />
          </fieldset>
        ))}
      </div>
    </>
  );
}

const facts = ['event_when', 'event_where', 'event_for', 'event_loud'] as const;
const asked = ['title', 'summary', 'description', ...facts] as const;

function LanguageFields({ project, field, locale }: FieldProps & { locale: Locale }) {
  const t = useWords();
  const { values, change } = project;
  // Each label is the only one of its kind, for those who say it to their computer.
  const label = (field: Localized): string =>
    t(locale === 'en' ? words.inEnglish : words.inGerman, { field: t(field) });
  const question = (base: (typeof asked)[number], about: Localized) => {
    const column = locale === 'en' ? base : (`${base}_de` as const);
    return {
      ...field(column),
      label: label(about),
      name: column,
      // A screen reader reads the label in the language of the page and what is typed in its own.
      lang: locale,
      dir: 'auto',
      spellCheck: true,
      autoComplete: 'off',
      value: values[column],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [column]: target.value }),
    };
  };
  const { id, label: described, problem, mended, ...area } = question('description', words.description);
  return (
    <>
      <InputField {...question('title', words.title)} />
      <TextareaField {...question('summary', words.summary)} hint={t(words.summaryHint)} rows={3} />
      <Field {...{ id, problem, mended }} label={described} hint={t(words.descriptionHint)}>
        {(control) => (
          <>
            <MarkupButtons textareaId={id} label={described} />
            <textarea {...area} {...control} rows={9} />
          </>
        )}
      </Field>
      {facts.map((column) => (
        <InputField key={column} {...question(column, factNames[column])} />
      ))}
    </>
  );
}

/** Whom visitors can ask. It is the same in both languages. */
export function ContactField({ project: { values, change }, field }: FieldProps) {
  const t = useWords();
  return (
    <InputField
      {...field('event_contact')}
      label={t(factNames.event_contact)}
      hint={t(words.contactHint)}
      name="event_contact"
      value={values.event_contact}
      onChange={(event) => change({ event_contact: event.target.value })}
    />
  );
}

const marks: readonly Mark[] = ['bold', 'link', 'list', 'heading', 'quote'];

/** Five buttons that write the marks into a text, so that nobody has to know them. */
function MarkupButtons({ textareaId, label }: { textareaId: string; label: string }) {
  const t = useWords();

  function press(mark: Mark): void {
    const area = document.getElementById(textareaId);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const here = t(mark === 'link' ? markupWords.hereLink : markupWords.hereBold);
    const { from, to, text, selected } = markUp(mark, area.value, area.selectionStart, area.selectionEnd, here);
    area.focus();
    area.setSelectionRange(from, to);
    insert(area, text);
    area.setSelectionRange(from + selected[0], from + selected[1]);
  }

  return (
    <div className={styles.markup} role="group" aria-label={t(markupWords.group, { field: label })}>
      {marks.map((mark) => (
        <Button key={mark} look="quiet" onClick={() => press(mark)}>
          {t(markupWords[mark])}
        </Button>
      ))}
    </div>
  );
}

/** Writes in the place of what is selected. As if it were typed, so that the browser's own undo takes it back. */
function insert(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, and still the only way that keeps undo.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
