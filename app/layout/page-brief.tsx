import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { InBrief } from '#app/ui/in-brief.tsx';
import type { Brief } from '#content/brief.ts';

/** The in-brief box in the words of the site. It stands right below the title of a page. */
export function PageBrief({ brief }: { brief: Brief }) {
  const t = useWords();
  return (
    <InBrief
      title={t(m['brief.title'])}
      points={t.of(brief.points)}
      readingTime={t(m['brief.minutes'], { minutes: brief.minutes })}
    />
  );
}
