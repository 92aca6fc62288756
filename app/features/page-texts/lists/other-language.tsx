import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { FormSection } from '#app/parts/form-section.tsx';
import { otherLanguageWords as words } from '#content/team/page-lists.ts';
import { EntryField } from './entry-field.tsx';
import { type EntrySections, leftIn } from './entry-sections.tsx';
import styles from './page-lists.module.css';
import { idOf, inputsOf, isBlank, otherInputs } from './typed-values.ts';

type Props = Omit<Parameters<typeof EntrySections>[0], 'isNew'> & {
  /** Somebody has just asked for it: what they pressed is gone. */
  takesFocus: boolean;
};

/** What is to be said in the other language: beside each field stands what was said in that of the page. */
export function OtherLanguage({ fields, problems, takesFocus, ...field }: Props) {
  const t = useWords();
  const { typed } = field;
  const inputs = otherInputs(fields, t.locale);
  const left = leftIn(inputs, problems, typed);
  // Later nobody’s part is opened or closed for them.
  const [isOpen] = useState(left > 0);
  return (
    <FormSection
      id="entry-part-other"
      title={t(words.title)}
      level={3}
      left={left}
      isEmpty={inputs.every((input) => isBlank(typed, input))}
      isOpen={isOpen}
      {...(takesFocus && { ref: goOnHere })}
    >
      <p>{t(words.lead)}</p>
      {fields.map((each) => {
        const [own = '', other] = inputsOf(each, t.locale);
        // What can stay empty and does needs no words.
        if (other === undefined || (each.isOptional && isBlank(typed, own) && isBlank(typed, other))) return undefined;
        const id = `entry-${idOf(own)}-said`;
        return (
          <div key={each.path} className={styles.beside}>
            <div id={id}>
              <strong>{t(words.own)}</strong>
              <p className={styles.said} dir="auto">
                {typed[own]}
              </p>
            </div>
            <div>
              <EntryField field={each} {...field} beside={{ id, said: typed[own] ?? '' }} />
            </div>
          </div>
        );
      })}
    </FormSection>
  );
}

/** As `ref`: from here on it goes on, so it stands at the top. */
function goOnHere(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
