/**
 * Runs in the head of every page, before the first paint and long before React: applies what the
 * visitor set, so that nothing flashes, and keeps the header in step with the scroll.
 */
import { publishedColours, readAppearance } from '#app/lib/appearance.ts';

const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage can be switched off; the page then shows its defaults.
  }
}

// React Router leaves scroll positions and transitions here when a page is left; the browser itself has
// put the page where it was. A visit leaves nothing in storage that the visitor did not ask for.
try {
  sessionStorage.removeItem('react-router-scroll-positions');
  sessionStorage.removeItem('remix-router-transitions');
} catch {
  // Storage is switched off, so nothing is in it.
}

if (read('textEnhancement') === 'true') root.classList.add('text-enhanced');

const appearance = readAppearance(read('colorSettings'));
if (appearance) {
  const { background, text } = publishedColours(appearance);
  root.style.setProperty('--custom-bg-color', background);
  root.style.setProperty('--custom-text-color', text);
  root.classList.add('custom-colours');
}

// SUP-01: the tab that the address names is shown at once, before React makes it a tab.
root.dataset['tab'] = new URLSearchParams(location.search).get('tab') ?? '';

// NAV-05: the header becomes fixed and translucent after 50 px.
const follow = () => root.classList.toggle('scrolled', scrollY > 50);
addEventListener('scroll', follow, { passive: true });
follow();

performance.mark('header-usable');
