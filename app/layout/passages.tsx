import { useWords } from '#app/i18n/locale.ts';
import { Heading } from '#app/ui/heading.tsx';
import type { Passage } from '#content/blocks/passage.ts';
import { RichText } from './rich-text.tsx';

/** Prose of `content/` under its headings, for pages that are mostly read. `level` is the headings' own. */
export function Passages({ passages, level = 2 }: { passages: readonly Passage[]; level?: 2 | 3 }) {
  const t = useWords();
  return t.now(passages).map(({ id, title, parts }) => (
    <section key={id}>
      <Heading level={level}>{t(title)}</Heading>
      {Object.entries(parts).map(([name, part]) => {
        const text = t(part);
        if (typeof text === 'string')
          return (
            <p key={name}>
              <RichText text={text} />
            </p>
          );
        return (
          <ul key={name}>
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
