import type { Localized } from '#contract/locale.ts';

/** How far each part of a long form is. */
export const formSectionWords = {
  left: { en: 'Still needed: {count}', de: 'Noch nötig: {count}' },
  wrong: { en: '{part}: {count} fields need something', de: '{part}: In {count} Feldern fehlt noch etwas' },
  some: { en: 'Filled in: {count} of {all}', de: '{count} von {all} ausgefüllt' },
  filled: { en: 'Filled in', de: 'Ausgefüllt' },
  optional: { en: 'Can stay empty', de: 'Kann leer bleiben' },
} as const satisfies Readonly<Record<string, Localized>>;
