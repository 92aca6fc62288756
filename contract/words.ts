type Values = Readonly<Record<string, string | number>>;

/** The names in braces of a text: of `'{n} of {all}'` they are `'n' | 'all'`. */
type Blank<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Blank<Rest> : never;

/**
 * What is handed over beside a text: a value for each of its blanks, nothing where it has none.
 * Of a text that only the running program knows the compiler knows no blanks; a test compares those.
 */
export type Blanks<Text> = [Text] extends [string]
  ? string extends Text
    ? [values?: Values]
    : [Blank<Text>] extends [never]
      ? []
      : [values: Readonly<Record<Blank<Text>, string | number>>]
  : [];

/** Fills in a text: `fill('Dear {name}', { name: 'Ada' })` is `Dear Ada`. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
