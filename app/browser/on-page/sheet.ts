// Keeps what is typed into a sheet (app/features/printables/sheet.tsx) in this browser, and prints and deletes it.
document.querySelectorAll<HTMLElement>('[data-script=sheet]').forEach((part) => {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const key = `sheet:${part.dataset['name'] ?? ''}`;
  const fields = [...part.querySelectorAll<Field>('input, textarea')];
  const deed = (name: string) => part.querySelector<HTMLElement>(`[data-deed=${name}]`);
  const outcome = part.querySelector<HTMLElement>('[role=status]');
  const undo = deed('undo');
  let deleted = '';

  const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
  const valueOf = (field: Field) => (isBox(field) ? (field.checked ? 'x' : '') : field.value);
  const say = (name: string) => outcome && (outcome.textContent = outcome.dataset[name] ?? '');

  /** Out: whether the browser did it. */
  function tried(action: (storage: Storage) => void): boolean {
    try {
      action(localStorage);
      return true;
    } catch {
      return false;
    }
  }

  /** Shows what was kept; what is not among it is empty. */
  function fill(kept: string | null): void {
    const values = readValues(kept);
    for (const field of fields) {
      const value = values[field.id] ?? '';
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

  const allTyped = () =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)]).filter(([, value]) => value)));

  function keep(): void {
    const typed = allTyped();
    const isKept = tried((storage) => (typed === '{}' ? storage.removeItem(key) : storage.setItem(key, typed)));
    undo?.setAttribute('hidden', '');
    say(isKept ? '' : 'notKept');
  }

  tried((storage) => fill(storage.getItem(key)));
  for (const field of fields)
    field.addEventListener('input', () => {
      copyForPaper(field);
      keep();
    });
  // Another tab, or this page in the other language.
  addEventListener('storage', (event) => event.key === key && fill(event.newValue));
  addEventListener('pageshow', ({ persisted }) => persisted && tried((storage) => fill(storage.getItem(key))));

  deed('print')?.addEventListener('click', () => print());
  deed('delete')?.addEventListener('click', () => {
    deleted = allTyped();
    fill(null);
    keep();
    say('deleted');
    if (deleted !== '{}') undo?.removeAttribute('hidden');
  });
  undo?.addEventListener('click', () => {
    fill(deleted);
    keep();
    // The button that was pressed is gone.
    deed('delete')?.focus();
  });
});

function readValues(kept: string | null): Readonly<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(kept ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {}; // Somebody else's words under our key.
  }
}
