// Apart from words.ts: the small scripts of app/browser carry it, and nothing else of that.

export type Values = Readonly<Record<string, string | number>>;

/** Fills in a text: `fill('Dear {name}', { name: 'Ada' })` is `Dear Ada`. What is filled in is not looked into again. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
