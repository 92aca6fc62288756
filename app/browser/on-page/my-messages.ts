import { forget, myMessages } from '#app/lib/my-messages.ts';

// The list of app/features/status/my-messages.tsx: what this device was asked to remember, each with its link.
document.querySelectorAll<HTMLElement>('[data-script=my-messages]').forEach((part) => {
  const { one = '', at = '', forgotten = '' } = part.dataset;
  // As app/lib/date-in-words.ts does; in it one more file would come.
  const days = new Intl.DateTimeFormat(document.documentElement.lang === 'de' ? 'de' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const heading = part.querySelector('h2');
  for (const { reference, status, on } of myMessages()) {
    part.hidden = false;
    const link = document.createElement('a');
    link.href = `${at}/${status}`;
    link.textContent = one.replace('{reference}', reference).replace('{date}', days.format(new Date(on)));
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
