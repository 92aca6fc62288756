import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { notFoundWords } from '#content/frame/not-found.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(notFoundWords.title), description: t(notFoundWords.text) }));

export default function NotFound() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(notFoundWords.title)}</PageTitle>
      {/* app/browser/loader.ts tells the console */}
      <p data-unknown="">{t(notFoundWords.text)}</p>
      <p>
        <Link className={buttonClass()} to={pathTo('home')}>
          {t(notFoundWords.home)}
        </Link>
      </p>
    </Page>
  );
}
