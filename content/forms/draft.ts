import type { Localized } from '#contract/locale.ts';

/** What a form says about the text that it kept. */
export const draftWords = {
  kept: {
    en: 'Your text is kept in this tab until it is sent.',
    de: 'Dein Text bleibt in diesem Tab, bis er gesendet ist.',
  },
  /** Where the browser keeps nothing. */
  unkept: {
    en: 'Your text stays here only while this page is open.',
    de: 'Dein Text bleibt hier nur, solange diese Seite offen ist.',
  },
  delete: { en: 'Delete my draft', de: 'Meinen Entwurf löschen' },
  other: { en: 'You have an unsent message.', de: 'Du hast eine ungesendete Nachricht.' },
  open: { en: 'Open it', de: 'Öffnen' },
  deleted: { en: 'Your draft is deleted.', de: 'Dein Entwurf ist gelöscht.' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
} as const satisfies Readonly<Record<string, Localized>>;
