import { keepList, myList } from '#app/features/my-list/my-list.ts';
import { showToast } from '#app/lib/browser/toasts.ts';

// The buttons of app/parts/keep-button.tsx: each puts what it stands beside on the list of this device, or takes it off.
const buttons = document.querySelectorAll<HTMLElement>('[data-keep]');

const show = (): void =>
  buttons.forEach((button) =>
    button.setAttribute('aria-pressed', `${myList().includes(button.dataset['keep'] ?? '')}`),
  );

for (const button of buttons)
  button.addEventListener('click', () => {
    const { keep: id = '', kept = '', left = '', fails = '' } = button.dataset;
    const others = myList().filter((each) => each !== id);
    const wasKept = others.length < myList().length;
    const isDone = keepList(wasKept ? others : [...others, id]);
    show();
    showToast({ title: isDone ? (wasKept ? left : kept) : fails, isFailure: !isDone });
  });

// Another tab, or this page when it comes back from the browser's memory.
for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
show();
