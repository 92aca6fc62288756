import { useWords } from '#app/i18n/locale.ts';
import { linesOf } from '#app/lib/forms/check-text.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import type { PageText } from '#contract/page-texts.ts';

/**
 * A text as it was published or built in, in the language of the page; where only the other language of `unlike` says
 * something else, it would look the same, so that stands below.
 */
export function Quoted({ text, unlike }: { text: PageText; unlike: PageText }) {
  const t = useWords();
  return ownFirst(t.locale).map((locale) => {
    const lines = linesOf(text[locale]);
    if (locale !== t.locale && lines.join('\n') === linesOf(unlike[locale]).join('\n')) return null;
    return (
      <blockquote key={locale} lang={locale}>
        {lines.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </blockquote>
    );
  });
}
