import { hasModifier } from '#app/lib/browser/has-modifier.ts';
import { onMove, stepTo } from '#app/lib/browser/moves.ts';
import { fill } from '#contract/fill.ts';

// Filters the resources in place (app/features/resources/categories.tsx): each link says what it shows.
document.querySelectorAll<HTMLElement>('[data-script=audience]').forEach((part) => {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('[data-shows]')];
  const cards = part.querySelectorAll<HTMLElement>('li[id]');
  const lines = part.querySelectorAll<HTMLElement>('[data-for]');
  const count = part.querySelector<HTMLElement>('[data-words]');
  const askedBy = (search: string) => new URLSearchParams(search).get('for');

  function show(): void {
    // Without a choice, or with one that nobody knows, the last link: everything.
    const chosen = links.find(({ search }) => askedBy(search) === askedBy(location.search)) ?? links.at(-1);
    const shown = chosen?.dataset['shows']?.split(' ') ?? [];
    for (const card of cards) card.hidden = !shown.includes(card.id);
    for (const line of lines) line.hidden = line.dataset['for'] !== askedBy(location.search);
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const words = fill(count?.dataset['words'] ?? '', { shown: shown.length });
    // The same words once more would be said again.
    if (count && words && count.textContent !== words) count.textContent = words;
  }

  for (const link of links)
    link.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      if (!link.hasAttribute('aria-current')) stepTo(link.href);
    });
  show();
  onMove(show);
});
