import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { galleryWords } from '#content/resources/gallery-words.ts';
import styles from './gallery-viewer.module.css';

// As far as a finger moves when it means it; a tap that slips is shorter.
const swipe = 50;

/** Its words are in the language of the page. */
export type Picture = {
  readonly url: string;
  readonly width: string;
  readonly height: string;
  readonly title: string;
  readonly description: string;
};

type Props = { pictures: readonly Picture[]; shown: number; onShow: (index: number) => void; onClosed: () => void };

/** One drawing at full size. Previous and Next by button, arrow key or swipe; the first and the last are the ends. */
export function GalleryViewer({ pictures, shown, onShow, onClosed }: Props) {
  const t = useWords();
  const inside = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  const image = pictures[shown];
  const step = (by: number) => onShow(Math.min(last, Math.max(0, shown + by)));

  useEffect(() => {
    let [left, top] = [NaN, NaN];
    const onKey = ({ key, altKey }: KeyboardEvent) => {
      // Alt and arrow is the browser's Back.
      if (altKey) return;
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    const onTouch = ({ touches }: TouchEvent) => {
      // Two fingers enlarge the drawing, and one moves what is enlarged.
      const isSwipe = touches.length === 1 && (visualViewport?.scale ?? 1) === 1;
      [left, top] = isSwipe && touches[0] ? [touches[0].clientX, touches[0].clientY] : [NaN, NaN];
    };
    const onRelease = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch) return;
      const moved = touch.clientX - left;
      // A thumb that scrolls down to the words goes aside as well.
      const isAside = Math.abs(moved) > Math.abs(touch.clientY - top);
      if (isAside && Math.abs(moved) >= swipe) step(moved < 0 ? 1 : -1);
    };
    const life = new AbortController();
    const { signal } = life;
    addEventListener('keydown', onKey, { signal });
    inside.current?.addEventListener('touchstart', onTouch, { passive: true, signal });
    inside.current?.addEventListener('touchend', onRelease, { signal });
    return () => life.abort();
  });

  return (
    <Dialog title={image?.title ?? ''} titleId="gallery-title" closeLabel={t(galleryWords.close)} onClosed={onClosed}>
      {image && (
        <div ref={inside}>
          <img
            // Another element: the one before would be seen until the next has come.
            key={image.url}
            className={styles.full}
            src={image.url}
            width={image.width}
            height={image.height}
            alt={image.description}
          />
          <p role="status">
            {t(galleryWords.count, { number: shown + 1, all: pictures.length })}: {image.title}
          </p>
          <p>{image.description}</p>
          <div className={buttonRow.buttons}>
            <Button look="quiet" aria-disabled={shown === 0} onClick={() => step(-1)}>
              {t(galleryWords.previous)}
            </Button>
            <Button look="quiet" aria-disabled={shown === last} onClick={() => step(1)}>
              {t(galleryWords.next)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
