/** Fills in a sentence of the content: `fill('Dear {name}', { name: 'Ada' })` is `Dear Ada`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
