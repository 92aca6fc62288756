import type { Localized } from '#contract/locale.ts';

/** What the server says of a field that it cannot take, beside the rules of the forms (`contract/contact.ts`). */
export const fieldWords = {
  missing: { en: 'Please fill in this field.', de: 'Bitte fülle dieses Feld aus.' },
  invalid: { en: 'This value isn’t valid.', de: 'Dieser Wert ist nicht gültig.' },
  photo: {
    en: 'This photo can’t be used. Please choose a JPEG or WebP picture.',
    de: 'Dieses Foto kann nicht verwendet werden. Bitte wähle ein Bild als JPEG oder WebP.',
  },
  /** Where the team puts a picture into the library. */
  shows: {
    en: 'Please say in English what the picture shows.',
    de: 'Bitte sag auf Englisch, was das Bild zeigt.',
  },
  showsDe: {
    en: 'Please say in German what the picture shows.',
    de: 'Bitte sag auf Deutsch, was das Bild zeigt.',
  },
  showsTooLong: { en: 'Please use at most 500 characters.', de: 'Bitte nimm höchstens 500 Zeichen.' },
  /** Where the team writes a note or an answer. */
  text: { en: 'Please write something first.', de: 'Bitte schreib zuerst etwas.' },
  /** Where a message is handed over to somebody. */
  member: { en: 'This person isn’t in the team.', de: 'Diese Person ist nicht im Team.' },
} as const satisfies Readonly<Record<string, Localized>>;
