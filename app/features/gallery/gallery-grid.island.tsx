import { useEffect, useState, type MouseEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import styles from './gallery.module.css';

/** All drawings with their words. Each leads to its full size: in a dialog, or without scripts to the drawing itself. */
export function GalleryGrid() {
  const t = useWords();
  const [shown, setShown] = useState(0);
  const { Opened, opening, open, close, isFailed } = useOnDemand(() =>
    import('./gallery-viewer.tsx').then(({ GalleryViewer }) => GalleryViewer),
  );

  // The dialog could not be loaded: the link does what it does without scripts.
  useEffect(() => {
    const url = galleryImages[shown]?.item.url;
    if (isFailed && url) location.assign(url);
  }, [isFailed, shown]);

  function openFullSize(event: MouseEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
    open();
  }

  return (
    <>
      <CardGrid>
        {galleryImages.map(({ item, title }, index) => (
          <li key={item.id} id={item.id}>
            <figure className={styles.picture}>
              <a
                href={item.url}
                aria-label={t(galleryWords.full, { title: t(title) })}
                onClick={(event) => openFullSize(event, index)}
              >
                <img src={item.url} width="480" height="360" alt={t(item.description)} loading="lazy" />
              </a>
              <figcaption>
                <h2>{t(title)}</h2>
                <p>{t(item.description)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
      {Opened && <Opened key={opening} shown={shown} onShow={setShown} onClosed={close} />}
    </>
  );
}
