import { dateInWords } from '#contract/date-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import { fill } from '#contract/fill.ts';
import { forget, myMessages, type MyMessage } from '#app/lib/messages/my-messages.ts';

// The list of app/features/status/my-messages.tsx: what this device was asked to remember, each with its link.
document.querySelectorAll<HTMLElement>('[data-script=my-messages]').forEach((part) => {
  const { one = '', at = '', forgotten = '' } = part.dataset;
  const heading = part.querySelector('h2');
  const list = part.querySelector('ul');
  const whole = [...part.children].filter((each) => each !== heading);
  const said = document.createElement('p');
  said.textContent = forgotten;
  const items = new Map<string, HTMLLIElement>();

  const itemOf = ({ reference, status, on }: MyMessage): HTMLLIElement => {
    const link = document.createElement('a');
    link.href = `${at}/${status}`;
    link.textContent = fill(one, { reference, date: dateInWords(on, document.documentElement.lang as Locale) });
    const item = document.createElement('li');
    item.append(link);
    return item;
  };
  const show = () => {
    const kept = new Map(myMessages().map((message) => [JSON.stringify(message), message]));
    const isIn = part.contains(document.activeElement);
    // Only what is not so any more: whoever stands on a link stays there when another tab stores something else.
    for (const [name, item] of items) {
      if (kept.has(name)) continue;
      item.remove();
      items.delete(name);
    }
    let place = 0;
    for (const [name, message] of kept) {
      if (!items.has(name)) {
        const item = itemOf(message);
        items.set(name, item);
        list?.insertBefore(item, list.children[place] ?? null);
      }
      place += 1;
    }
    const isEmpty = kept.size === 0;
    for (const each of whole) if (isEmpty) each.remove();
    if (!isEmpty && !list?.isConnected) part.append(...whole);
    // That nothing is left is said to whoever was in here, whichever tab it was pressed in.
    if (isEmpty && isIn) part.append(said);
    else said.remove();
    part.hidden = isEmpty && !isIn;
    // What was pressed, or held the focus, is gone.
    if (isIn && !part.contains(document.activeElement)) heading?.focus();
  };
  show();
  // Changed in another tab, or on another page before this one comes back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
  part.querySelector('button')?.addEventListener('click', () => {
    forget();
    show();
  });
});
