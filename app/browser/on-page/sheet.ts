import { closeCardByEscape } from '#app/lib/browser/close-card.ts';
import { findKept, keep as keepValues } from '#app/lib/browser/kept.ts';

// One of the sheets has the card.
closeCardByEscape();

// Keeps what is typed into a sheet (app/features/printables/sheet.tsx) in this browser, and prints and deletes it.
document.querySelectorAll<HTMLElement>('[data-script=sheet]').forEach((part) => {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const key = `sheet:${part.dataset['name'] ?? ''}`;
  const fields = [...part.querySelectorAll<Field>('input, textarea')];
  const button = (name: string) => part.querySelector<HTMLElement>(`[data-action=${name}]`);
  const outcome = part.querySelector<HTMLElement>('[role=status]');
  const undo = button('undo');
  let deleted: Record<string, string> = {};
  let isKept = true;

  const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
  const valueOf = (field: Field) => (isBox(field) ? (field.checked ? 'x' : '') : field.value);
  const say = (name: string) => outcome && (outcome.textContent = outcome.dataset[name] ?? '');

  /** Shows what was kept; what is not among it is empty, unless `stays` says of what stands there that it stays. */
  function fill(kept: unknown, stays = (_value: string) => false): void {
    const values = readValues(kept);
    for (const field of fields) {
      const value = stays(valueOf(field)) ? valueOf(field) : (values[field.id] ?? '');
      if (isBox(field)) field.checked = value !== '';
      else field.value = value;
      copyForPaper(field);
    }
  }

  /** On paper the words stand in the place of the field, which would cut them off. */
  function copyForPaper(field: Field): void {
    if (isBox(field)) return;
    if (field.value.trim() === '') delete field.parentElement?.dataset['typed'];
    else field.parentElement?.setAttribute('data-typed', field.value);
  }

  const allTyped = (): Record<string, string> =>
    Object.fromEntries(fields.map((field) => [field.id, valueOf(field)]).filter(([, value]) => value));
  const isEmpty = () => Object.keys(allTyped()).length === 0;

  function keep(): void {
    isKept = keepValues(key, isEmpty() ? undefined : allTyped());
    undo?.setAttribute('hidden', '');
    say(isKept ? '' : 'notKept');
  }

  // What somebody typed before this script came is theirs.
  fill(findKept(key), Boolean);
  if (!isEmpty()) keep();
  for (const field of fields)
    field.addEventListener('input', () => {
      copyForPaper(field);
      keep();
    });
  // Another tab, or this page in the other language.
  addEventListener('storage', (event) => event.key === key && fill(findKept(key)));
  addEventListener('pageshow', ({ persisted }) => persisted && isKept && fill(findKept(key)));

  button('print')?.addEventListener('click', () => print());
  button('delete')?.addEventListener('click', () => {
    // A second press must not forget what the first one deleted.
    if (!isEmpty()) {
      deleted = allTyped();
      fill(null);
      keep();
      undo?.removeAttribute('hidden');
    }
    say('deleted');
  });
  undo?.addEventListener('click', () => {
    fill(deleted);
    keep();
    // The button that was pressed is gone.
    button('delete')?.focus();
  });
});

function readValues(kept: unknown): Readonly<Record<string, string>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
