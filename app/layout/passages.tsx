import { useWords } from '#app/i18n/locale.ts';
import { Heading } from '#app/ui/heading.tsx';
import type { Passage } from '#content/blocks/passage.ts';
import { RichText } from './rich-text.tsx';

/** Prose of `content/` under its headings, for pages that are mostly read. `level` is the headings' own. */
export function Passages({ passages, level = 2 }: { passages: readonly Passage[]; level?: 2 | 3 }) {
  const t = useWords();
  return passages.map(({ title, parts }) => (
    <section key={t(title)}>
      <Heading level={level}>{t(title)}</Heading>
      {parts.map((part) => {
        const text = t(part);
        if (typeof text === 'string')
          return (
            <p key={text}>
              <RichText text={text} />
            </p>
          );
        return (
          <ul key={text[0]}>
            {text.map((line) => (
              <li key={line}>
                <RichText text={line} />
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  ));
}
