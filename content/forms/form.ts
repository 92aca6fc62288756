import type { Localized } from '#contract/locale.ts';

/** What all forms say. */
export const formWords = {
  problem: { en: 'There is a problem', de: 'Es gibt ein Problem' },
  sending: { en: 'Sending...', de: 'Wird gesendet...' },
  errorTitle: { en: 'Error: {title}', de: 'Fehler: {title}' },
  mended: { en: 'Fixed', de: 'Behoben' },
  close: { en: 'Close', de: 'Schließen' },
  optional: { en: '(optional)', de: '(freiwillig)' },
  loading: { en: 'Loading…', de: 'Lädt…' },
  offline: {
    en: 'This needs a connection. Please try again.',
    de: 'Dafür braucht es eine Verbindung. Bitte versuche es noch einmal.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
