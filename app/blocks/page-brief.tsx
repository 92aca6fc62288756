import { useWords } from '#app/i18n/locale.ts';
import { InBrief } from '#app/ui/in-brief.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Brief } from '#content/blocks/brief.ts';

/** The in-brief box in the words of the site. It stands right below the title of a page. */
export function PageBrief({ brief }: { brief: Brief }) {
  const t = useWords();
  return (
    <InBrief
      title={t(pagePartWords.briefTitle)}
      points={t(brief.points)}
      readingTime={t(pagePartWords.briefMinutes, { minutes: brief.minutes })}
    />
  );
}
