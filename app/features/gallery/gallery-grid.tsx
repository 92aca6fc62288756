import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { More } from '#app/ui/more.tsx';
import { SizedPicture } from '#app/ui/sized-picture.tsx';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { type GalleryEntry, galleryImages } from '#content/resources/gallery.ts';
import type { Words } from '#contract/words.ts';
import { FullSize } from './full-size.island.tsx';
import styles from './gallery.module.css';

/** All drawings, and pictures of the team, with their words. Each leads to its full size: in a dialog, or without scripts to the file itself. */
export function GalleryGrid() {
  const t = useWords();
  const entries: readonly GalleryEntry[] = t.now(galleryImages);
  return (
    <Island of={FullSize} until="press">
      <ul className={styles.grid}>
        {entries.map((entry) => {
          const { id, url, picture, words } = 'id' in entry ? added(entry, t) : drawn(entry, t);
          const title = t(entry.title);
          return (
            <li key={id} id={id}>
              <figure className={styles.picture}>
                <a href={url} aria-label={t(galleryWords.full, { title })} data-press="">
                  {picture}
                </a>
                <figcaption>
                  <h2>{title}</h2>
                  <More words={t(galleryWords.inWords)}>
                    <p>{words}</p>
                  </More>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Island>
  );
}

function drawn({ item: { id, url, description } }: Exclude<GalleryEntry, { id: string }>, t: Words) {
  const words = t(description);
  return { id, url, words, picture: <img src={url} width="480" height="360" alt={words} loading="lazy" /> };
}

function added({ id, item: { picture } }: Extract<GalleryEntry, { id: string }>, t: Words) {
  const words = picture.alt[t.locale] ?? '';
  const sizes = '(min-width: 60rem) 20rem, 50vw';
  return { id, url: picture.src, words, picture: <SizedPicture picture={picture} sizes={sizes} alt={words} /> };
}
