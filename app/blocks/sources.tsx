import { useWords } from '#app/i18n/locale.ts';
import { More } from '#app/ui/more.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Checked } from '#content/blocks/source.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import sections from './section.module.css';
import styles from './sources.module.css';

/** Where a page has its claims from, and when somebody last looked. A source that is named twice stands once. */
export function Sources({ checked }: { checked: Checked }) {
  const t = useWords();
  const { sources, lastChecked } = t.now(checked);
  const once = [...new Map(sources.map((source) => [source.url, source])).values()];
  return (
    <section className={sections.section} aria-labelledby="sources">
      <h2 id="sources">{t(pagePartWords.sourcesTitle)}</h2>
      <p className={styles.checked}>{t(pagePartWords.sourcesChecked, { date: dateInWords(lastChecked, t.locale) })}</p>
      <More words={t(pagePartWords.sourcesClosed, { count: once.length })} className={styles.sources}>
        <ul>
          {once.map(({ title, url, lang }) => (
            <li key={url}>
              <a href={url} lang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </More>
    </section>
  );
}
