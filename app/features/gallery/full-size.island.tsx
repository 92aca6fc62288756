import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { hasModifier } from '#app/lib/browser/has-modifier.ts';
import { useOpening } from '#app/lib/browser/use-opening.ts';
import { GalleryViewer, type Picture } from './gallery-viewer.tsx';

/** The pictures as they stand on the page: nobody has to load their words twice. */
const read = (figure: HTMLElement): Picture => {
  const image = figure.querySelector('img');
  return {
    url: figure.querySelector('a')?.href ?? '',
    width: image?.getAttribute('width') ?? '',
    height: image?.getAttribute('height') ?? '',
    title: figure.querySelector('h2')?.textContent ?? '',
    description: image?.alt ?? '',
  };
};

/** Shows the pictures of `children`, figures with a link to their full size, in a dialog. */
export function FullSize({ children }: { children?: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [shown, setShown] = useState(0);
  const { opening, open, close } = useOpening();

  const answer = useEffectEvent((event: MouseEvent) => {
    if (hasModifier(event)) return;
    const figures = [...(page.current?.querySelectorAll('figure') ?? [])];
    const pressed = figures.findIndex((figure) => figure.querySelector('a')?.contains(event.target as Node));
    if (pressed === -1) return;
    event.preventDefault();
    setPictures(figures.map(read));
    setShown(pressed);
    open();
  });

  // The links are the page's, and never React's.
  useEffect(() => {
    const element = page.current;
    const press = (event: MouseEvent) => answer(event);
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);

  return (
    <>
      <div ref={page}>{children}</div>
      {opening && <GalleryViewer key={opening} pictures={pictures} shown={shown} onShow={setShown} onClosed={close} />}
    </>
  );
}
