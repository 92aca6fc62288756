import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { isInCategory } from '#app/lib/published-project.ts';
import { publishedProjects } from '#app/lib/published-projects.ts';
import { publishedWords as words } from '#content/projects/published-projects.ts';
import { PublishedCards } from './published-cards.tsx';
import styles from './more-projects.module.css';
import { useAsked } from './use-asked.ts';

/**
 * The published projects after the built-in ones. They come when the page is already read, so nothing that somebody
 * looks at may move: they are put in where that happens below the screen, and offered by a button in the gap otherwise.
 */
export function MoreProjects({ category }: { category?: string | undefined }) {
  const t = useWords();
  const asked = useAsked(publishedProjects);
  const place = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const hasAnswer = asked.is !== 'asking';
  useLayoutEffect(() => {
    if (hasAnswer && place.current) setOpen(place.current.getBoundingClientRect().top >= window.innerHeight);
  }, [hasAnswer]);

  const projects =
    asked.is === 'here'
      ? asked.value.filter((project) => category === undefined || isInCategory(project, category))
      : [];

  function show() {
    setOpen(true);
    // The button goes, the focus must not.
    requestAnimationFrame(() => cards.current?.focus({ preventScroll: true }));
  }

  return (
    <>
      {!isOpen && (
        <div ref={place} className={styles.place}>
          {isOpen === false && projects.length > 0 && (
            <button type="button" className={styles.open} onClick={show}>
              {projects.length === 1 ? t(words.showOne) : t(words.show, { count: projects.length })}
            </button>
          )}
        </div>
      )}
      {isOpen && asked.is === 'away' && <p>{t(words.moreAway)}</p>}
      {isOpen && projects.length > 0 && (
        <div ref={cards} role="group" aria-label={t(words.more)} tabIndex={-1}>
          <PublishedCards projects={projects} />
        </div>
      )}
    </>
  );
}
