import { useWords } from '#app/i18n/locale.ts';
import { siteUrlOf } from '#app/lib/published/site-url.ts';
import { pathTo } from '#app/paths.ts';
import { Card, CardGrid } from '#app/ui/card.tsx';
import oneLine from '#app/ui/lines.module.css';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { softly } from '#app/ui/softly.ts';
import type { NewsPiece } from '#content/news/news.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { inLocale } from '#contract/locale.ts';
import styles from './news-cards.module.css';
import { RichText } from './rich-text.tsx';

/** Pieces of news, each at an address that stays: its id behind `#`. Two may have one title. */
export function NewsCards({ pieces }: { pieces: readonly NewsPiece[] }) {
  const t = useWords();
  return (
    <CardGrid columns={1}>
      {pieces.map(({ id, date, title, text, photo }) => (
        <Card
          key={id}
          id={id}
          edge={photo ? undefined : 'sky'}
          title={<>{softly(t(title))}</>}
          cover={
            photo && (
              <SizedPicture
                className={styles.photo}
                picture={photo}
                sizes="(min-width: 44rem) 44rem, 100vw"
                alt={photo.alt[t.locale] ?? ''}
              />
            )
          }
        >
          <p className={oneLine.small}>
            <time dateTime={date}>{dateInWords(date, t.locale)}</time>
          </p>
          {t(text).map((paragraph, place) => (
            <p key={place}>
              <RichText text={paragraph} />
            </p>
          ))}
          {/* On paper alone: where this piece is, and not only its page. */}
          <p className={styles.address} hidden>
            {`${siteUrlOf(t)}${inLocale(pathTo('news'), t.locale)}#${id}`}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
