import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['notFound.title']), description: t(m['notFound.text']) }));

export default function NotFound() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(m['notFound.title'])}</PageTitle>
      <p>{t(m['notFound.text'])}</p>
      <p>
        <Link className={buttonClass()} to={pathTo('home')}>
          {t(m['notFound.home'])}
        </Link>
      </p>
    </Page>
  );
}
