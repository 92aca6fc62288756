import { GalleryGrid } from '#app/features/gallery/gallery-grid.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { pageNames } from '#content/pages.ts';
import { galleryWords } from '#content/resources/gallery.ts';

export const head = pageHead(pageNames['resources/gallery'], galleryWords.lead);

export default function Gallery() {
  return (
    <ResourcePage page="resources/gallery" words={galleryWords}>
      <GalleryGrid />
    </ResourcePage>
  );
}
