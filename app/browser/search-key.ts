import { isChosen, searchKeyOffName } from '#app/lib/browser/is-chosen.ts';

const whereSlashIsALetter = ':is(input, textarea, select, [contenteditable]):focus, dialog[open]';

// "/" presses the button of the search, also while its island sleeps.
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector(whereSlashIsALetter) || isChosen(searchKeyOffName)) return;
  event.preventDefault();
  const button = document.getElementById('search');
  button?.focus();
  button?.click();
});
