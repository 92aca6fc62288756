import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NotLoaded } from '#app/ui/not-loaded.tsx';
import { foundLoading as loading } from '#content/found/loading.ts';
import type { Localized } from '#contract/locale.ts';

/** Below the form of a found or lost thing: what to do while it cannot be loaded, and a way in one's own words. */
export function ReportWaysAround({ text, label, to }: { text: Localized; label: Localized; to: string }) {
  const t = useWords();
  return (
    <>
      <NotLoaded
        failed={[loading.failed, loading.kept, loading.instead].map((each) => t(each)).join(' ')}
        offline={[loading.offline, loading.kept].map((each) => t(each)).join(' ')}
      >
        <p>
          <Link to={to}>{t(label)}</Link>
        </p>
      </NotLoaded>
      <p>
        {t(text)} <Link to={to}>{t(label)}</Link>
      </p>
    </>
  );
}
