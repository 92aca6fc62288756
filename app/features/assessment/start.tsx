import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import { assessmentRules, assessmentStart as words } from '#content/diagnostics/assessment.ts';
import styles from './start.module.css';

/** What should be known before the prototype is begun, and the button that begins it. Stands inside of its island. */
export function Start() {
  const t = useWords();
  return (
    <section className={styles.start} aria-labelledby="assessment-start">
      <h2 id="assessment-start" tabIndex={-1}>
        {t(words.title)}
      </h2>
      <Lines of={t(assessmentRules)} />
      <div data-scripted="">
        <Button>{t(words.open)}</Button>
      </div>
      <NotLoaded failed={t(words.failed)} isInside />
      <p data-unscripted="">{t(words.needsScripts)}</p>
    </section>
  );
}
