import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { galleryImages } from '#content/gallery.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import styles from './gallery.module.css';

/** All drawings with their words. Each leads to its full size: in a dialog, or without scripts to the drawing itself. */
export function GalleryGrid() {
  const t = useWords();
  const [shown, setShown] = useState<number>();
  return (
    <>
      <CardGrid>
        {galleryImages.map(({ item, title }, index) => (
          <li key={item.id} id={item.id}>
            <figure className={styles.picture}>
              <a
                href={item.url}
                aria-label={t(m['gallery.full'], { title: t.of(title) })}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(index);
                }}
              >
                <img src={item.url} width="480" height="360" alt={t.of(item.description)} />
              </a>
              <figcaption>
                <h2>{t.of(title)}</h2>
                <p>{t.of(item.description)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
      {shown !== undefined && <GalleryViewer shown={shown} onShow={setShown} onClosed={() => setShown(undefined)} />}
    </>
  );
}
