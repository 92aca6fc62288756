import { forget, myMessages, type MyMessage } from '#app/lib/messages/my-messages.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Locale } from '#contract/locale.ts';

// The list of app/features/status/my-messages.tsx: what this device was asked to remember, each with its link.
document.querySelectorAll<HTMLElement>('[data-script=my-messages]').forEach((part) => {
  const { one = '', at = '', forgotten = '' } = part.dataset;
  const [heading = '', ...whole] = part.children;
  const list = part.querySelector('ul');
  let wasEmpty = false;

  const itemOf = ({ reference, status, on }: MyMessage): HTMLLIElement => {
    const link = document.createElement('a');
    link.href = `${at}/${status}`;
    link.textContent = fill(one, { reference, date: dateInWords(on, document.documentElement.lang as Locale) });
    const item = document.createElement('li');
    item.append(link);
    return item;
  };
  const show = () => {
    const items = myMessages().map(itemOf);
    const isEmpty = items.length === 0;
    const isIn = part.contains(document.activeElement);
    // Only what is not so any more: whoever stands on a link stays there when another tab stores something else.
    for (const old of part.querySelectorAll('li')) if (!items.some((item) => item.isEqualNode(old))) old.remove();
    items.forEach((item, place) => {
      const old = list?.children[place];
      if (!item.isEqualNode(old ?? null)) list?.insertBefore(item, old ?? null);
    });
    // That nothing is left is said to whoever was in here, whichever tab it was pressed in.
    if (isEmpty !== wasEmpty) part.replaceChildren(heading, ...(isEmpty ? [forgotten] : whole));
    wasEmpty = isEmpty;
    part.hidden = isEmpty && !isIn;
    // What was pressed, or held the focus, is gone.
    if (isIn && !part.contains(document.activeElement)) part.querySelector('h2')?.focus();
  };
  show();
  // Changed in another tab, or on another page before this one comes back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
  part.querySelector('button')?.addEventListener('click', () => {
    forget();
    show();
  });
});
