import { NewsCards } from '#app/blocks/news-cards.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageName } from '#app/i18n/page-name.ts';
import type { Place } from '#app/i18n/place.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { newsNow } from '#app/lib/published/news.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import type { PageProps } from '#app/page.ts';
import { pageAt, pages } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { More } from '#app/ui/more.tsx';
import { newsWords, type Announcement } from '#content/news/news.ts';
import { pageNames } from '#content/pages.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { inLocale } from '#contract/locale.ts';
import { newsFeedPath } from '#contract/news.ts';

const named = pageHead(pageNames.news, newsWords.lead);

export const head = (place: Place, page: PageProps) => ({
  ...named(place, page),
  feed: { title: page.t(newsWords.feed), href: siteUrlOf(page.t) + inLocale(newsFeedPath, page.t.locale) },
});

/** So many are shown at once. The others wait until somebody asks for them. */
const mostPieces = 8;
const mostAnnouncements = 12;

/** What the team has written, and what it has changed. Nothing counts what somebody has not read. */
export default function News({ t }: PageProps) {
  const { pieces, announcements } = newsNow(t);
  const feed = inLocale(newsFeedPath, t.locale);
  return (
    <HeadedPage area="sky" title={t(pageNames.news)} lead={t(newsWords.lead)} narrow>
      {pieces.length + announcements.length === 0 && <p>{t(newsWords.none)}</p>}
      {pieces.length > 0 && <NewsCards pieces={pieces.slice(0, mostPieces)} />}
      {pieces.length > mostPieces && (
        <More words={t(newsWords.older)}>
          <NewsCards pieces={pieces.slice(mostPieces)} />
        </More>
      )}
      {announcements.length > 0 && (
        <section>
          <Heading>{t(newsWords.told)}</Heading>
          <ul>
            {announcements.slice(0, mostAnnouncements).map((each) => (
              <Change key={each.id} announcement={each} />
            ))}
          </ul>
        </section>
      )}
      {pieces.length + announcements.length > 0 && (
        <section>
          <Heading>{t(newsWords.feedTitle)}</Heading>
          <p>
            {t(newsWords.feedText)} <a href={feed}>{siteUrlOf(t) + feed}</a>
          </p>
        </section>
      )}
    </HeadedPage>
  );
}

function Change({ announcement: { id, date, text, where } }: { announcement: Announcement }) {
  const t = useWords();
  const page = where === undefined ? undefined : pageAt(where);
  return (
    <li id={id}>
      <time dateTime={date}>{dateInWords(date, t.locale)}</time>: <RichText text={t(text)} />
      {page && (
        <>
          {' '}
          <Link to={pages[page]}>{t(pageName(page))}</Link>
        </>
      )}
    </li>
  );
}
