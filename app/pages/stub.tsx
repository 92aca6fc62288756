import { useMatches } from 'react-router';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { pathTo, type PageId } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';

const pageOf = (routeId: string | undefined) => (routeId?.split(':')[1] ?? 'home') as PageId;

export function meta(args: { location: { pathname: string }; matches: readonly ({ id: string } | undefined)[] }) {
  const name = pageNames[pageOf(args.matches.at(-1)?.id)];
  return pageMeta((t) => ({ title: t.of(name), description: t(m['stub.sentence'], { page: t.of(name) }) }))(args);
}

/** A page that is built later: its real header, and one honest sentence. */
export default function Stub() {
  const t = useWords();
  const name = t.of(pageNames[pageOf(useMatches().at(-1)?.id)]);
  return (
    <Page>
      <PageTitle>{name}</PageTitle>
      <p>{t(m['stub.sentence'], { page: name })}</p>
      <p>
        <Link to={pathTo('contact')}>{t(m['stub.next'])}</Link>
      </p>
    </Page>
  );
}
