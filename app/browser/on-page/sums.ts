import { whenIdle } from '#app/lib/browser/when-idle.ts';

// Keeps sums true while they are looked at (app/parts/live-sums.tsx): a connection is opened once one stands in view and
// the browser has nothing else to do. What is told is only a reason to look: the page is asked for again, and what the
// server has drawn takes the place of what stood there, without motion.
const parts = [...document.querySelectorAll<HTMLElement>('[data-script=sums]')];

/** The server asks the database once a second: after this time a page that is asked for knows what was told, in milliseconds. */
const rest = 1_200;
let timer: ReturnType<typeof setTimeout> | undefined;

async function look(): Promise<void> {
  timer = undefined;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const html = await answer.text();
  // Without its styles, of which the policy of this page would complain.
  const page = new DOMParser().parseFromString(html.slice(html.indexOf('<main')), 'text/html');
  const drawn = [...page.querySelectorAll('[data-script=sums]')];
  // Another goal was added: the next visit shows it.
  if (drawn.length !== parts.length) return;
  parts.forEach((part, index) => {
    const next = drawn[index];
    // Nothing is taken away from under the fingers.
    if (!next || next.innerHTML === part.innerHTML || part.contains(document.activeElement)) return;
    part.replaceChildren(...next.childNodes);
  });
}

const told = () => {
  timer ??= setTimeout(() => void look().catch(() => {}), rest);
};

async function listen(): Promise<void> {
  const { channel = '' } = parts[0]?.dataset ?? {};
  const { followSums } = (await import(/* @vite-ignore */ channel)) as typeof import('../when-needed/sums-channel.ts');
  followSums(told);
}

const seen = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  seen.disconnect();
  whenIdle(() => void listen().catch(() => {}));
});
parts.forEach((part) => seen.observe(part));
