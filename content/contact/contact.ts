import type { Localized } from '#contract/locale.ts';

/** The words of the contact form, until it was sent (after-sending.ts). */
export const contactWords = {
  title: { en: 'Get in Touch', de: 'Schreib uns' },
  name: { en: 'Name or nickname', de: 'Name oder Spitzname' },
  nameHint: { en: 'At least 2 characters.', de: 'Mindestens 2 Zeichen.' },
  email: { en: 'Email', de: 'E-Mail' },
  emailHint: {
    en: 'Only used to answer you. Without it we can’t answer.',
    de: 'Nur, um dir zu antworten. Ohne sie können wir nicht antworten.',
  },
  reason: { en: 'Reason', de: 'Grund' },
  reasonPlaceholder: { en: 'Select a reason', de: 'Wähle einen Grund' },
  message: { en: 'Message', de: 'Nachricht' },
  messageHint: {
    en: 'At least 10 characters. Please don’t send diagnoses or names of children.',
    de: 'Mindestens 10 Zeichen. Bitte sende keine Diagnosen und keine Namen von Kindern.',
  },
  messageHintPrefilled: {
    en: 'There’s a first sentence already. Change it as you like. At least 10 characters.',
    de: 'Hier steht schon ein erster Satz. Ändere ihn, wie du magst. Mindestens 10 Zeichen.',
  },
  trap: { en: 'Please leave this field empty', de: 'Bitte lass dieses Feld leer' },
  send: { en: 'Send message', de: 'Nachricht senden' },
  sentTitle: { en: 'Message Sent Successfully!', de: 'Nachricht erfolgreich gesendet!' },
  unreachable: {
    en: 'An unexpected error occurred. Please try again later.',
    de: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es später noch einmal.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
