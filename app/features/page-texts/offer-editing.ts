import { type Auth, auth, storedSession } from '#app/lib/account/session.ts';
import { isTeam } from '#app/lib/account/team.ts';
import { loadAnew } from '#app/lib/browser/load-anew.ts';
import { leaveToast, showToast } from '#app/lib/browser/toasts.ts';
import { pageAt, unlisted } from '#app/paths.ts';
import { pageEditorWords as words } from '#content/team/page-texts.ts';
import { splitLocale } from '#contract/locale.ts';
import { previewName } from '#contract/page-texts.ts';
import { wordsIn } from '#contract/words.ts';
import styles from './offer-editing.module.css';

/** What the address of a page in editing ends with: it is a place of its own, kept by a reload and left by Back. */
const editing = '#edit';

const idOf = (now: Auth): string | undefined => (now.status === 'signed-in' ? now.session.user.id : undefined);

/** Whether an account is no longer signed in. One that waits for the server is; its session lies in the storage. */
function isGone(now: Auth, id: string | undefined): boolean {
  if (now.status === 'signed-out') return now.event === 'SIGNED_OUT' || now.event === 'LEFT' || !storedSession();
  return now.status === 'signed-in' && idOf(now) !== id;
}

let isOffered = false;

/** Puts "Edit this page" into the bar of a page that stands for visitors. For the team alone: nobody else loads it. */
export function offerEditing(): void {
  const { locale, path } = splitLocale(document.body.dataset['at'] ?? '/');
  const page = pageAt(path);
  const bar = document.querySelector('#language')?.parentElement;
  // A preview shows what visitors would see.
  const isPreview = new URLSearchParams(location.search).has(previewName);
  if (isOffered || !bar || !page || unlisted.includes(page) || isPreview) return;
  const t = wordsIn(locale);
  isOffered = true;
  const link = document.createElement('a');
  link.className = styles.link ?? '';
  link.href = editing;
  link.textContent = t(words.edit);
  let isEditing = false;
  let editor: string | undefined;
  // Whoever is signed out sees it no more, and nobody else what stands in the editor.
  const look = () => {
    const now = auth.get();
    document.documentElement.toggleAttribute('data-team', isTeam(now));
    if (!isTeam(now)) link.remove();
    else if (!link.isConnected) bar.append(link);
    if (!isEditing || !isGone(now, editor)) return;
    // Whoever left knows, and whoever came instead was not asked.
    if (now.status === 'signed-out' && now.event !== 'LEFT')
      leaveToast({ title: t(words.ended), isFailure: true, stays: true });
    // An address without what stands behind `#` loads the page anew.
    location.replace(location.pathname + location.search);
  };
  auth.follow(look);
  look();

  const follow = (pressed?: Event) => {
    if (location.hash !== editing) return isEditing ? location.reload() : undefined;
    if (isEditing) return undefined;
    isEditing = true;
    editor = idOf(auth.get());
    return void import('./open-page-editor.tsx').then(
      ({ openPageEditor }) => openPageEditor(),
      () => {
        isEditing = false;
        const tell = () => {
          history.replaceState(history.state, '', location.pathname + location.search);
          showToast({ title: t(words.notLoaded), isFailure: true, stays: true });
        };
        // A page that begins so would begin for ever.
        if (pressed) void loadAnew(tell);
        else tell();
      },
    );
  };
  addEventListener('hashchange', follow);
  follow();
}
