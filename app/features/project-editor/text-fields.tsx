import type { ChangeEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField, TextareaField } from '#app/ui/control-fields.tsx';
import { Field } from '#app/ui/field.tsx';
import { factNames } from '#content/projects/project-facts.ts';
import { markupWords } from '#content/projects/project-markup.ts';
import { fieldWords as words } from '#content/team/project-editor.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { type CheckedField, columnIn, facts } from './find-problems.ts';
import { markUp, type Mark } from './mark-up.ts';
import styles from './project-editor.module.css';
import type { useProject } from './use-project.ts';

export type FieldProps = {
  project: ReturnType<typeof useProject>;
  /** What a field shows of its problem. */
  field: FormErrors<CheckedField>['field'];
};

/** Title, summary and description in a language. */
export function TextFields({ locale, ...props }: FieldProps & { locale: Locale }) {
  const t = useWords();
  const question = useQuestion(props);
  const { id, label, problem, mended, ...area } = question('description', words.description, locale);
  return (
    <>
      <InputField {...question('title', words.title, locale)} />
      <TextareaField {...question('summary', words.summary, locale)} hint={t(words.summaryHint)} rows={3} />
      <Field {...{ id, label, problem, mended }} hint={t(words.descriptionHint)}>
        {(control) => (
          <>
            <MarkupButtons textareaId={id} label={label} />
            <textarea {...area} {...control} rows={9} />
          </>
        )}
      </Field>
    </>
  );
}

/** What visitors ask before they come, in both languages, and whom they can ask, which is the same in both. */
export function FactFields(props: FieldProps) {
  const t = useWords();
  const question = useQuestion(props);
  const { values, change } = props.project;
  return (
    <>
      <div className={styles.languages}>
        {facts.map((column) =>
          ownFirst(t.locale).map((locale) => (
            <InputField key={column + locale} {...question(column, factNames[column], locale)} />
          )),
        )}
      </div>
      <InputField
        {...props.field('event_contact')}
        label={t(factNames.event_contact)}
        hint={t(words.contactHint)}
        name="event_contact"
        value={values.event_contact}
        onChange={(event) => change({ event_contact: event.target.value })}
      />
    </>
  );
}

/** All that a control for a column in a language needs. */
function useQuestion({ project: { values, change }, field }: FieldProps) {
  const t = useWords();
  return (base: Parameters<typeof columnIn>[0], about: Localized, locale: Locale) => {
    const column = columnIn(base, locale);
    return {
      ...field(column),
      // Each label is the only one of its kind, for those who say it to their computer.
      label: t(locale === 'en' ? words.inEnglish : words.inGerman, { field: t(about) }),
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
