import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { More } from '#app/ui/more.tsx';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import { FullSize } from './full-size.island.tsx';
import styles from './gallery.module.css';

/** All drawings with their words. Each leads to its full size: in a dialog, or without scripts to the drawing itself. */
export function GalleryGrid() {
  const t = useWords();
  return (
    <Island of={FullSize} until="press">
      <ul className={styles.grid}>
        {t.now(galleryImages).map(({ item, title }) => (
          <li key={item.id} id={item.id}>
            <figure className={styles.picture}>
              <a href={item.url} aria-label={t(galleryWords.full, { title: t(title) })} data-press="">
                <img src={item.url} width="480" height="360" alt={t(item.description)} loading="lazy" />
              </a>
              <figcaption>
                <h2>{t(title)}</h2>
                <More words={t(galleryWords.inWords)}>
                  <p>{t(item.description)}</p>
                </More>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Island>
  );
}
