import { dateInWords } from '#contract/date-in-words.ts';
import { splitLocale } from '#contract/locale.ts';
import { fill } from '#contract/fill.ts';
import { forget, myMessages } from '#app/lib/messages/my-messages.ts';

// The list of app/features/status/my-messages.tsx: what this device was asked to remember, each with its link.
document.querySelectorAll<HTMLElement>('[data-script=my-messages]').forEach((part) => {
  const { one = '', at = '', forgotten = '' } = part.dataset;
  const heading = part.querySelector('h2');
  for (const { reference, status, on } of myMessages()) {
    part.hidden = false;
    const link = document.createElement('a');
    link.href = `${at}/${status}`;
    const date = dateInWords(on, splitLocale(location.pathname).locale);
    link.textContent = fill(one, { reference, date });
    const item = document.createElement('li');
    item.append(link);
    part.querySelector('ul')?.append(item);
  }
  part.querySelector('button')?.addEventListener('click', () => {
    forget();
    part.replaceChildren(heading ?? '', forgotten);
    // The button that was pressed is gone.
    heading?.focus();
  });
});
