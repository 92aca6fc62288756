import { goTo } from '#app/lib/go-to.ts';
import { useWords } from '#app/i18n/locale.ts';
import { findDraft, keepDraft } from '#app/lib/drafts.ts';
import { emptied } from '#app/lib/form-values.ts';
import { newId } from '#app/lib/new-id.ts';
import { inLocale, pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { questions } from '#content/diagnostics/assessment.ts';
import { summaryWords as words } from '#content/diagnostics/assessment-steps.ts';
import { contactFields } from '#contract/contact-fields.ts';
import type { Answer } from './answers.ts';
import styles from './steps.module.css';

/**
 * Hands what was written about the questions to the contact form, as a draft of its own and not in the
 * address: addresses reach servers before anybody presses Send.
 */
export function Notes({ answers }: { answers: readonly Answer[] }) {
  const t = useWords();
  const notes = questions.flatMap(({ question }, index) => {
    const feedback = answers[index]?.feedback.trim() ?? '';
    return feedback === '' ? [] : [`${t(question)}\n${feedback}`];
  });
  if (notes.length === 0) return null;

  async function openContact() {
    const reason = 'talk';
    const message = [t(words.notesMessage), ...notes].join('\n\n');
    const begun = pathTo('contact', { reason, source: 'Diagnostics', notes: newId() });
    const variant = begun.slice(begun.indexOf('?'));
    keepDraft('contact', variant, { values: { ...emptied(contactFields), reason, message } });
    // Where nothing can be kept, the address is the only way.
    const isKept = findDraft('contact', variant) !== undefined;
    goTo(inLocale(isKept ? begun : pathTo('contact', { reason, source: 'Diagnostics', message }), t.locale));
  }

  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">{t(words.notesTitle)}</h2>
      <p>{t(words.notesText)}</p>
      <Button look="quiet" onClick={() => void openContact()}>
        {t(words.notesOpen)}
      </Button>
    </section>
  );
}
