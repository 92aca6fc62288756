import { useWords } from '#app/i18n/locale.ts';
import { Heading } from '#app/ui/heading.tsx';
import type { Section } from '#content/blocks/prose.ts';
import styles from './section.module.css';

/** Headings with their paragraphs, in the order of the content file. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  const t = useWords();
  return t.now(sections).map(({ id, title, text }) => (
    <section className={styles.section} key={id}>
      <Heading>{t(title)}</Heading>
      {t(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
