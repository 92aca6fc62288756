import { dateInWords } from '#contract/date-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import { fill } from '#contract/fill.ts';
import { forget, myMessages } from '#app/lib/messages/my-messages.ts';

// The list of app/features/status/my-messages.tsx: what this device was asked to remember, each with its link.
document.querySelectorAll<HTMLElement>('[data-script=my-messages]').forEach((part) => {
  const { one = '', at = '', forgotten = '' } = part.dataset;
  const heading = part.querySelector('h2');
  let shown = JSON.stringify([]);
  const show = () => {
    const kept = myMessages();
    const now = JSON.stringify(kept);
    // Whoever stands in the list stays there when another tab stores something else.
    if (now === shown) return;
    shown = now;
    part.hidden = kept.length === 0;
    part.querySelector('ul')?.replaceChildren(
      ...kept.map(({ reference, status, on }) => {
        const link = document.createElement('a');
        link.href = `${at}/${status}`;
        const date = dateInWords(on, document.documentElement.lang as Locale);
        link.textContent = fill(one, { reference, date });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
  };
  show();
  // Forgotten in another tab, or on another page before this one comes back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
  part.querySelector('button')?.addEventListener('click', () => {
    forget();
    shown = JSON.stringify([]);
    part.replaceChildren(heading ?? '', forgotten);
    // The button that was pressed is gone.
    heading?.focus();
  });
});
