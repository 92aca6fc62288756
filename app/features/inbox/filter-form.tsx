import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField, SelectField } from '#app/ui/control-fields.tsx';
import { listWords as words, onlyWords } from '#content/inbox/list.ts';
import { deliveryWords, stateWords } from '#content/inbox/words.ts';
import { deliveries, messageStates, startKinds, type TeamMember } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';
import { reasons } from '#contract/reasons.ts';
import { nameOfCaretaker, nameOfReason } from './describe-filters.ts';
import styles from './filter-form.module.css';
import { keyOf, longestSearch, readFilters, type Filters } from './filters.ts';

type Props = {
  filters: Filters;
  team: readonly TeamMember[];
  /** The id of whoever looks: in the list of names they are "me". */
  me: string;
  onFilter: (filters: Filters) => void;
};

type Choice = readonly [value: string, name: string];

const names = ['only', 'state', 'reason', 'delivery', 'caretaker'] as const;

/** What the list is searched for and narrowed to. Nothing happens before a button is pressed. */
export function FilterForm({ filters, team, me, onFilter }: Props) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { q, caretaker } = filters;
  // On a phone the list comes first; its heading says what narrows it.
  const [isOpen] = useState(() => matchMedia('(min-width: 64rem)').matches);

  // The fields belong to the browser; Back and links bring other filters.
  const key = keyOf(filters);
  useEffect(() => {
    const query = new URL(key, location.origin).searchParams;
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = query.get(field.name) ?? '';
  }, [key]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    typed.set('box', filters.box);
    onFilter(readFilters(typed));
  }

  const wordsOf = <Value extends string>(values: readonly Value[], map: Readonly<Record<Value, Localized>>): Choice[] =>
    values.map((value) => [value, t(map[value])]);
  const people = team.filter(({ id }) => id !== me).map(({ id }) => id);
  if (caretaker && !['me', 'nobody', ...people].includes(caretaker)) people.push(caretaker);
  const choicesOf: Readonly<Record<(typeof names)[number], readonly Choice[]>> = {
    only: wordsOf(startKinds, onlyWords),
    state: wordsOf(messageStates, stateWords),
    reason: [...Object.keys(reasons), 'other'].map((id) => [id, nameOfReason(id, t)]),
    delivery: wordsOf(deliveries, deliveryWords),
    caretaker: ['me', 'nobody', ...people].map((id) => [id, nameOfCaretaker(id, team, t)]),
  };

  return (
    <form className={styles.filters} ref={form} role="search" aria-label={t(words.filterForm)} onSubmit={send}>
      <div className={styles.search}>
        <InputField
          id="inbox-search"
          label={t(words.search)}
          hint={t(words.searchHint)}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={longestSearch}
        />
        <p>
          <Button type="submit">{t(words.searchButton)}</Button>
        </p>
      </div>
      <details open={isOpen}>
        <summary>{t(words.filters)}</summary>
        {names.map((name) => (
          <SelectField
            key={name}
            id={`inbox-${name}`}
            label={t(words[name])}
            name={name}
            defaultValue={filters[name] ?? ''}
          >
            <option value="">{t(words.all)}</option>
            {choicesOf[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
        <p>
          <Button type="submit" look="quiet">
            {t(words.filterButton)}
          </Button>
        </p>
      </details>
    </form>
  );
}
