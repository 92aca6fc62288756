import { fillIn } from './form-values.ts';
import { emptyOf, typedIn } from './required-fields.ts';
import type { DraftSetup } from './use-draft-form.ts';
import type { Problems } from './use-form-errors.ts';
import { useForm } from './use-form.ts';

type Setup<Field extends string> = Omit<DraftSetup<string>, 'names'> & {
  /** What is kept for this tab: the same array at each render. Never a password, never a code. */
  names?: readonly string[] | undefined;
  /** The fields that must not be empty, by id, and what to say when they are. */
  required?: Partial<Record<Field, string>>;
  /** All that can be wrong, in the order of the page, where it is more. */
  fields?: readonly Field[];
  /** Begins the ids of the fields. */
  prefix?: string;
};

const nothing: readonly string[] = [];

/** A form in which only an empty field is refused: all other rules are the server's (AUTH-14). As `useForm` otherwise. */
export function useSmallForm<Field extends string>({ names = nothing, required = {}, ...setup }: Setup<Field>) {
  const { prefix = '', fields = Object.keys(required) as Field[] } = setup;
  const form = useForm<string, Field>({ ...setup, names, fields, check });

  function check(): Problems<Field> {
    return emptyOf(form.ref.current, required, prefix);
  }

  return {
    ...form,
    /** What stands in a field: a password has no name, so it is among no values. */
    typed: (field: string): string => typedIn(form.ref.current, prefix + field),
    /** Takes out what was typed into one, once it has done its work. */
    empty: (field: string): void => fillIn(form.ref.current, { [prefix + field]: '' }),
    /** Call it at each change. What the server said of a field stands until it is asked again. */
    changed(): void {
      form.keep();
      form.errors.look((now) => ({ ...withoutTexts(now, required), ...check() }));
    },
  };
}

/** These without those for which nothing else is said than that they are empty. */
const withoutTexts = <Problems extends object>(problems: Problems, texts: Partial<Record<string, string>>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field, problem]) => problem !== texts[field])) as Problems;
