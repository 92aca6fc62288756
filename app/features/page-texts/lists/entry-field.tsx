import { useWords } from '#app/i18n/locale.ts';
import type { FormErrors } from '#app/lib/forms/use-form-errors.ts';
import { PictureField } from '#app/parts/picture-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { Field } from '#app/ui/field.tsx';
import { audienceWords } from '#content/resources/audience.ts';
import {
  listChoices,
  listFieldHints as hints,
  listFieldNames,
  listOwnHints,
  mostHints,
} from '#content/team/list-names.ts';
import { fieldWords } from '#content/team/project-editor.ts';
import type { Localized } from '#contract/locale.ts';
import { longestPageLists as longest, type FieldKind, type ListField } from '#contract/page-lists.ts';
import { reasons } from '#contract/reasons.ts';
import type { Words } from '#contract/words.ts';
import styles from './page-lists.module.css';
import { inputsOf, isInBoth, type Typed } from './typed-values.ts';

export type EntryFieldProps = {
  field: ListField;
  typed: Typed;
  /** The id of an input, and what is wrong with it. */
  said: (name: string) => ReturnType<FormErrors<string>['field']>;
  change: (name: string, value: string) => void;
  /** What stands at its side, to be translated, by its id and what it says. */
  beside?: { id: string; said: string } | undefined;
};

/** A field in the language of the page; with something beside it in the other one. */
export function EntryField({ field, typed, said, change, beside }: EntryFieldProps) {
  const t = useWords();
  const { path, kind } = field;
  const name = labelOf(path, t);
  const hint = hintOf(field, t);
  if (kind === 'picture') return <EntryPicture {...{ name, field, typed, said, change }} />;
  if (kind === 'audience') return <Audience {...{ name, field, typed, said, change }} />;
  const input = inputsOf(field, t.locale)[beside ? 1 : 0] ?? path;
  const lang = isInBoth(field) ? input.slice(path.length + 1) : undefined;
  return (
    <Field {...said(input)} label={inputName(field, input, t)} hint={hint}>
      {(control) => {
        const shared = {
          ...control,
          'aria-describedby': [beside?.id, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
          name: input,
          autoComplete: 'off',
          value: typed[input] ?? '',
          onChange: (event: { target: { value: string } }) => change(input, event.target.value),
        };
        const choices = kind === 'reason' ? reasons : kind === 'choice' ? choicesOf(field) : undefined;
        const none = listChoices[lastOf(path)]?.['none'];
        if (choices)
          return (
            <select {...shared}>
              <option value="">{none ? t(none) : '–'}</option>
              {Object.entries(choices).map(([id, words]) => (
                <option key={id} value={id}>
                  {t(words)}
                </option>
              ))}
            </select>
          );
        if (!isLong(kind)) return <input {...shared} type={typeOf(kind)} dir="auto" lang={lang} />;
        const longer = Math.max(shared.value.length, beside?.said.length ?? 0);
        const rows = Math.min(10, 2 + Math.ceil(longer / 60));
        return <textarea {...shared} dir="auto" lang={lang} spellCheck rows={rows} maxLength={longest.text * 4} />;
      }}
    </Field>
  );
}

/** What an input is called: the name of its field, with its language where there is one of each. */
export function inputName(field: ListField, input: string, t: Words): string {
  const name = labelOf(field.path, t);
  if (!isInBoth(field)) return name;
  return t(input.endsWith('.en') ? fieldWords.inEnglish : fieldWords.inGerman, { field: name });
}

export const labelOf = (path: string, t: Words): string => {
  const words = listFieldNames[lastOf(path)];
  return words ? t(words) : path;
};

const lastOf = (path: string): string => path.split('.').at(-1) ?? '';

const choicesOf = ({ path, options = [] }: ListField): Readonly<Record<string, Localized>> =>
  Object.fromEntries(options.map((id) => [id, listChoices[lastOf(path)]?.[id] ?? { en: id, de: id }]));

const isLong = (kind: FieldKind) => ['text', 'paragraphs', 'items', 'days', 'moves', 'sources'].includes(kind);

const typeOf = (kind: FieldKind): string =>
  (
    { date: 'date', moment: 'datetime-local', checked: 'date', link: 'url', links: 'url', phone: 'tel' } as Partial<
      Record<FieldKind, string>
    >
  )[kind] ?? 'text';

function hintOf({ path, kind, isOptional, canBeUnknown, most, mostLines }: ListField, t: Words): string | undefined {
  const said = listOwnHints[lastOf(path)];
  const own = { ...hints, links: hints.link }[kind as keyof typeof hints | 'links'];
  return (
    [
      said && t(said),
      own && t(own),
      mostLines && t(mostHints.lines, { most: String(mostLines) }),
      most && t(mostHints.characters, { most: String(most) }),
      // Their parts say so.
      isOptional && !canBeUnknown && t(hints.optional),
    ]
      .filter(Boolean)
      .join(' ') || undefined
  );
}

function Audience({ name, field: { path }, typed, said, change }: EntryFieldProps & { name: string }) {
  const t = useWords();
  const chosen = (typed[path] ?? '').split(' ').filter(Boolean);
  const { id: itsId, problem } = said(path);
  return (
    <fieldset className={styles.choices} id={itsId} tabIndex={-1}>
      <legend>{name}</legend>
      {problem && <p className={styles.wrong}>{problem}</p>}
      {Object.entries(audienceWords).map(([id, words]) => (
        <CheckBox
          key={id}
          label={t(words)}
          isChecked={chosen.includes(id)}
          onChange={(isChecked) =>
            change(
              path,
              Object.keys(audienceWords)
                .filter((each) => (each === id ? isChecked : chosen.includes(each)))
                .join(' '),
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** The picture of an entry, out of the team's library, which also says what it shows. */
function EntryPicture({ name, field: { path, isOptional }, typed, said, change }: EntryFieldProps & { name: string }) {
  const t = useWords();
  const { id, problem } = said(path);
  const chosen = typed[path] ?? '';
  return (
    <div className={styles.choices} role="group" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`}>
        <strong>{name}</strong>
      </p>
      <p>
        {t(hints.picture)} {isOptional && t(hints.optional)}
      </p>
      {problem && <p className={styles.wrong}>{problem}</p>}
      <PictureField id={id} name={chosen} onChoose={(picture) => change(path, picture.id)} />
      {isOptional && chosen !== '' && (
        <p>
          <Button
            look="quiet"
            onClick={() => {
              change(path, '');
              // The button that was pressed goes, the focus must not.
              document.getElementById(id)?.focus();
            }}
          >
            {t(fieldWords.coverRemove)}
          </Button>
        </p>
      )}
    </div>
  );
}
