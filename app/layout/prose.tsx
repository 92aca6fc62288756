import { useWords } from '#app/i18n/locale.ts';
import type { Section } from '#content/prose.ts';
import styles from './page-end.module.css';

/** Headings with their paragraphs, in the order of the content file. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  const t = useWords();
  return sections.map(({ title, text }) => (
    <section className={styles.part} key={title.en}>
      <h2>{t.of(title)}</h2>
      {t.of(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
