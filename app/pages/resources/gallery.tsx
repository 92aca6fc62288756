import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { galleryImages, galleryWords } from '#content/gallery.ts';
import { pageNames } from '#content/pages.ts';
import styles from './gallery.module.css';

export const meta = pageMeta((t) => ({
  title: t.of(pageNames['resources/gallery']),
  description: t.of(galleryWords.lead),
}));

export default function Gallery() {
  const t = useWords();
  return (
    <ResourcePage page="resources/gallery" words={galleryWords}>
      <CardGrid>
        {galleryImages.map(({ item, title }) => (
          <li key={item.id} id={item.id}>
            <figure className={styles.picture}>
              <a href={item.url} aria-label={t(m['gallery.full'], { title: t.of(title) })}>
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
    </ResourcePage>
  );
}
