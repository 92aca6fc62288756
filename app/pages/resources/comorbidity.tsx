import { useWords } from '#app/i18n/locale.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { comorbidityWords, conditions } from '#content/resources/comorbidity.ts';
import { pageNames } from '#content/pages.ts';
import styles from './comorbidity.module.css';

export const head = pageHead((t) => ({
  title: t(pageNames['resources/comorbidity']),
  description: t(comorbidityWords.lead),
}));

export default function Comorbidity() {
  const t = useWords();
  return (
    <ResourcePage page="resources/comorbidity" words={comorbidityWords}>
      {t.now(conditions).map(({ id, name, inFull, text, help }) => (
        <section key={id} id={id} className={styles.condition}>
          <Heading>{t(name)}</Heading>
          <p>
            <strong>{t(inFull)}</strong>
          </p>
          {t(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.help}>{t(help)}</p>
        </section>
      ))}
    </ResourcePage>
  );
}
