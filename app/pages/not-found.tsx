import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { notFoundWords } from '#content/frame/not-found.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const meta = pageMeta((t) => ({ title: t(notFoundWords.title), description: t(notFoundWords.text) }));

export default function NotFound() {
  const t = useWords();
  const { pathname } = useLocation();
  // NAV-03: whoever looks after the site finds the attempted path in the console.
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <Page>
      <PageTitle>{t(notFoundWords.title)}</PageTitle>
      <p>{t(notFoundWords.text)}</p>
      <p>
        <Link className={buttonClass()} to={pathTo('home')}>
          {t(notFoundWords.home)}
        </Link>
      </p>
    </Page>
  );
}
