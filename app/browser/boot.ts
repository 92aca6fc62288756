import { findKept, keep } from '#app/lib/browser/kept.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
/**
 * Runs in the head of every page, before the first paint and long before React: applies what the
 * visitor set, so that nothing flashes, keeps the header in step with the scroll, and makes the
 * buttons of the header usable.
 */
import { darkDevice, deviceKey, publishAppearance, storedAppearance } from '#app/lib/view/appearance.ts';
import { alwaysPlainKey, readingKey } from '#app/lib/view/reading.ts';
import type { Early } from './presses.ts';

/** The address of app/browser/reading/reading.ts, given by the build. */
declare const readingScript: string;

const root = document.documentElement;

// Buttons that need a script are seen from here on (app/layout/header-tool.module.css).
root.classList.add('scripted');

// A way back to readable colours for whoever can read nothing any more. Said once, so a reload keeps new colours.
const here = new URL(location.href);
if (here.searchParams.get('reset') === 'appearance') {
  here.searchParams.delete('reset');
  history.replaceState(history.state, '', here);
  for (const key of ['colorSettings', deviceKey, readingKey]) keep(key);
}

// Whoever wants plain pages goes there before anything else is shown. An address that says more than the page, a part of
// it, a query, `#full`, is meant as it is; and what is left leaves no step to go back to.
const { plain } = root.dataset;
if (plain && findKept(alwaysPlainKey) && !(here.search + here.hash)) location.replace(plain);

function setBold(isOn: boolean): void {
  root.classList.toggle('text-enhanced', isOn);
  showBold();
  dispatchEvent(new Event('text-enhancement')); // app/browser/bold.ts
}

/** The button is drawn as not pressed, for everybody; here it learns what this visitor set. */
function showBold(): void {
  document.querySelector('#bold')?.setAttribute('aria-pressed', `${root.classList.contains('text-enhanced')}`);
}

function applyStored(): void {
  setBold(findKept('textEnhancement') === true);
  publishAppearance(storedAppearance());
  if (findKept(readingKey)) showReading();
  // Whoever is signed in sees the way to their account from the first paint on (app/lib/account/session.ts).
  const session = findKept('ecosystem-auth') as { user?: { app_metadata?: { role?: unknown } } } | undefined;
  root.toggleAttribute('data-account', Boolean(session));
  // Room for what only the team sees in the second bar (app/layout/bar.module.css).
  root.toggleAttribute('data-team', Boolean(session?.user?.app_metadata?.role));
}

let showsReading = false;

/** Has the page show the visitor's reading settings: before its first paint, or once there are some. */
function showReading(): void {
  if (showsReading) return;
  showsReading = true;
  // Written, the page waits for it as for its styles, in every browser.
  if (document.currentScript) document.write(`<script src=${readingScript}></script>`);
  // Unlike an import, a script that did not come can be asked for again in every browser (app/lib/browser/bring.ts).
  else
    document.head.append(
      Object.assign(document.createElement('script'), { src: readingScript, onerror: () => (showsReading = false) }),
    );
}

applyStored();
document.addEventListener('DOMContentLoaded', () => {
  showBold();
  // The page is shown before anything else runs: as a script of the page the loader would hold its first paint back
  // (docs/decisions/041-early-bytes.md). Where it cannot be loaded, the browser answers by itself what it can.
  requestAnimationFrame(() => setTimeout(load));
});

/**
 * Loads what answers presses, once. Where it did not come, the next press asks again and is answered: with one `?` more in the
 * address, because browsers remember an import that failed (app/lib/browser/bring.ts).
 */
function load(): void {
  const { dataset } = document.body;
  import(/* @vite-ignore */ dataset['loader'] as string).catch(() => (dataset['loader'] += '?'));
}

// The device became dark or light.
matchMedia(darkDevice).addEventListener('change', applyStored);
// Another tab changed a setting, or signed in or out; or this page was kept aside while another one did.
addEventListener('storage', applyStored);
// The panel changed one (app/features/appearance/reading-store.ts).
addEventListener('reading', showReading);
addEventListener('pageshow', ({ persisted }) => persisted && applyStored());

// Escape hides the word that an icon shows on hover and focus, until the next time (WCAG 1.4.13).
addEventListener('keydown', ({ key }) => key === 'Escape' && root.classList.add('quiet'));
for (const sign of ['pointerover', 'focusin']) addEventListener(sign, () => root.classList.remove('quiet'));

const note = document.createElement('p');
note.setAttribute('aria-hidden', 'true');
let watching = 0;

/**
 * Says that what was pressed waits for its scripts, once somebody has waited a second: on a slow line they take ten. Where the
 * page's own script does not come, nobody else can say so (presses.ts).
 */
function watch(button: Element): void {
  const { dataset } = document.body;
  const asked = dataset['loader'];
  clearInterval(watching);
  watching = window.setInterval(() => {
    const heard = document.getElementById('toast') as HTMLElement;
    const island = button.closest('eco-island,[data-script]');
    const isLost = dataset['loader'] !== asked || island?.matches('[data-script][data-state=failed]');
    if (isLost) island?.setAttribute('data-state', 'failed');
    const isFailed = island?.matches('[data-state=failed]');
    // The loader says when it is there (loader.ts), and what opens something that it comes (app/lib/browser/use-on-demand.ts).
    const isSleeping = island?.matches(':not([data-state=alive])') || !('listens' in root.dataset);
    const isComing = !isLost && !isFailed && (isSleeping || 'waits' in root.dataset);
    // What has failed may have words of its own, below the edge of a phone (app/ui/not-loaded.tsx).
    const own = '[data-not-loaded]';
    const beside = island?.nextElementSibling;
    const said = island?.querySelector(own) ?? (beside?.matches(own) ? beside : undefined);
    const words = heard.dataset[isComing ? 'coming' : isLost && !said ? 'offline' : ''] ?? '';
    if (words !== note.textContent) {
      // A toast that has come meanwhile is not taken back.
      if (words || heard.textContent === note.textContent) heard.textContent = words;
      note.textContent = words;
      note.className = isLost ? 'not-loaded' : 'waits';
      note.remove();
      if (words) (isLost ? (island ?? button) : heard).after(note);
    }
    if (isFailed) said?.scrollIntoView({ block: 'nearest' });
    if (!isComing) clearInterval(watching);
  }, 1000);
}

function onPress({ target, isTrusted }: Event): void {
  load();
  // The document itself has no `closest`. Should the loader still be on its way, it answers when it comes (presses.ts).
  const pressed = ((globalThis as Early).early = target as Partial<Element>);
  const button = pressed.closest?.(
    ':is(eco-island,[data-script]) [type=button],[type=button][data-script],[data-press],[data-listen],[rel=help]',
  );
  // The loader presses it again once it can.
  if (isTrusted && button) watch(button);
  const bold = pressed.closest?.<HTMLElement>('#bold');
  if (bold) {
    const isOn = !root.classList.contains('text-enhanced');
    setBold(isOn);
    showToast({ title: bold.dataset[isOn ? 'on' : 'off'] as string });
    // Where it cannot be kept, it works on this page.
    keep('textEnhancement', isOn);
  }
  // The language switch of a page from memory knows no query, none another tab that was chosen since, nor what stands behind `#`
  // (app/pages/status.tsx).
  const language = pressed.closest?.<HTMLAnchorElement>('#language');
  if (!language) return;
  language.search = location.search || language.search;
  language.hash = location.hash;
}

// Heard before the loader, which keeps presses from what sleeps.
addEventListener('click', onPress, true);

// What is typed before an island is alive is newer than its draft (app/lib/forms/kept-entry.ts).
addEventListener('input', ({ target }) => (target as Element).closest('eco-island')?.setAttribute('data-typed', ''));

// NAV-05: the header becomes fixed and translucent after 50 px. A page that comes back further down says so, too; to ask
// it here would have it laid out before it is read.
addEventListener('scroll', () => root.classList.toggle('scrolled', scrollY > 50));
