import { useState } from 'react';
import { useLocale, useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { versionWords as words } from '#content/team/project-editor-actions.ts';
import { locales, type Locale } from '#contract/locale.ts';
import styles from './form.module.css';
import { ShownProject } from './shown-project.tsx';
import type { Values } from './values.ts';

/** How the project would look, in either language, while it is being written. */
export function Preview({ values, id }: { values: Values; id: string }) {
  const t = useWords();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold id="project-preview" title={t(words.preview)} level={3} onToggle={setOpen}>
      <p>{t(words.previewLead)}</p>
      <div className={styles.buttons} role="group" aria-label={t(words.language)}>
        {locales.map((each) => (
          <Button key={each} look="quiet" aria-pressed={each === locale} onClick={() => setLocale(each)}>
            {each === locale && <span aria-hidden="true">✓ </span>}
            {t(each === 'en' ? words.inEnglish : words.inGerman)}
          </Button>
        ))}
      </div>
      {isOpen && <ShownProject values={values} id={id} locale={locale} isWithCard />}
    </Fold>
  );
}
