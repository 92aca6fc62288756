import { useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { goTo } from '#app/lib/browser/go-to.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { emptied } from '#app/lib/forms/form-values.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { summaryWords as words } from '#content/diagnostics/assessment-steps.ts';
import { questions } from '#content/diagnostics/assessment.ts';
import { contactFields } from '#contract/contact-fields.ts';
import { inLocale } from '#contract/locale.ts';
import type { Answer } from './answers.ts';
import styles from './steps.module.css';

const reason = 'talk';

/**
 * Hands what was written about the questions to the contact form, as a draft of its own and never in the
 * address: addresses reach servers before anybody presses Send. Where a browser keeps nothing, the notes stay here.
 */
export function Notes({ answers }: { answers: readonly Answer[] }) {
  const t = useWords();
  const [isUnkept, setUnkept] = useState(false);
  const kept = useRef<string>(undefined);
  const notes = questions.flatMap(({ question }, index) => {
    const feedback = answers[index]?.feedback.trim() ?? '';
    return feedback === '' ? [] : [`${t(question)}\n${feedback}`];
  });
  if (notes.length === 0) return null;

  const message = [t(words.notesMessage), ...notes].join('\n\n');

  function openContact() {
    // Pressed again before Contact has come, or after Back: the same draft, with what was made of it meanwhile.
    if (kept.current === undefined || !findDraft('contact', kept.current)) {
      const begun = pathTo('contact', { reason, source: 'Diagnostics', notes: newId() });
      const variant = begun.slice(begun.indexOf('?'));
      const isKept = keepDraft('contact', variant, { values: { ...emptied(contactFields), reason, message } });
      if (!isKept) return setUnkept(true);
      kept.current = variant;
    }
    goTo(inLocale(pathTo('contact'), t.locale) + kept.current);
  }

  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">{t(words.notesTitle)}</h2>
      <p>{t(words.notesText)}</p>
      <Button look="quiet" onClick={openContact}>
        {t(words.notesOpen)}
      </Button>
      <Outcome text={isUnkept ? t(words.notesUnkept) : undefined} isFailure />
      {isUnkept && <NotesToCopy text={message} />}
    </section>
  );
}

function NotesToCopy({ text }: { text: string }) {
  const t = useWords();
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean }>();
  const { copy } = useCopy();

  async function copyNotes(): Promise<void> {
    setOutcome(undefined);
    const isDone = await copy(text, shown.current);
    setOutcome({ text: t(isDone ? words.notesCopied : words.notesNotCopied), isFailure: !isDone });
  }

  return (
    <>
      <p className={styles.written}>
        <span ref={shown} dir="auto">
          {text}
        </span>
      </p>
      <Button look="quiet" onClick={() => void copyNotes()}>
        {t(words.notesCopy)}
      </Button>
      <Outcome {...outcome} />
      <p>
        <Link to={pathTo('contact', { reason, source: 'Diagnostics' })}>{t(words.notesContact)}</Link>
      </p>
    </>
  );
}
