import { Link } from '#app/i18n/link.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { OfflinePart } from '#app/parts/offline-part.tsx';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { offlinePage as words } from '#content/offline.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead(pageNames.offline, words.lead);

const ways = [
  ['help-now', words.helpText],
  ['plain', words.plainText],
  ['contact', words.contactText],
] as const;

/** What can be read without a connection: help first. It also answers for pages that are not kept. */
export default function Offline({ t }: PageProps) {
  return (
    <HeadedPage area="sky" title={t(pageNames.offline)} lead={t(words.lead)} drawing="/drawings/lighthouse.svg">
      <Heading>{t(words.always)}</Heading>
      <ul>
        {ways.map(([page, text]) => (
          <li key={page}>
            <Link to={pathTo(page)}>{t(pageNames[page])}</Link>: {t(text)}
          </li>
        ))}
      </ul>
      <Heading>{t(words.keeping)}</Heading>
      <OfflinePart />
      <p>{t(words.none)}</p>
      <ul data-kept-pages="" hidden />
    </HeadedPage>
  );
}
