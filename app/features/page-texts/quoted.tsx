import { useWords } from '#app/i18n/locale.ts';
import { linesOf } from '#app/lib/forms/check-text.ts';
import type { PageText } from '#contract/page-texts.ts';

/** A text as it was published or built in, in the language of the page. */
export function Quoted({ text }: { text: PageText }) {
  const t = useWords();
  return (
    <blockquote>
      {linesOf(text[t.locale]).map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </blockquote>
  );
}
