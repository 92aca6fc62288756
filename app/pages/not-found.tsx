import { OpenSearch } from '#app/features/search/open-search.island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { Island } from '#app/islands/island.tsx';
import { useScript } from '#app/islands/use-script.ts';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { barWords } from '#content/frame/bar.ts';
import { notFoundWords as words } from '#content/frame/not-found.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead(words.title, words.text);

const ways = [
  { page: 'resources', name: pageNames.resources, text: words.resources },
  { page: 'diagnostics', name: pageNames.diagnostics, text: words.diagnostics },
  { page: 'contact', name: pageNames.contact, text: words.contact },
  { page: 'help-now', name: barWords.help, text: words.help },
] as const;

export default function NotFound({ t }: PageProps) {
  return (
    <HeadedPage area="lilac" title={t(words.title)} lead={t(words.text)} drawing="/drawings/lost-way.svg" narrow>
      {/* app/browser/on-page/unknown.ts tells the console */}
      <div {...useScript('unknown')}>
        <Island of={OpenSearch} until="press" />
      </div>
      <h2>{t(words.ways)}</h2>
      <ul>
        {ways.map(({ page, name, text }) => (
          <li key={page}>
            <Link to={pathTo(page)}>{t(name)}</Link>: {t(text)}
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('home')}>
          {t(words.home)}
        </Link>
      </p>
    </HeadedPage>
  );
}
