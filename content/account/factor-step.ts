import type { Localized } from '#contract/locale.ts';

/** The second step of an account that has one. */
export const factorWords = {
  title: { en: 'One more step: your code', de: 'Noch ein Schritt: dein Code' },
  lead: {
    en: 'Your account also asks for a code from your app.',
    de: 'Dein Konto fragt auch nach einem Code aus deiner App.',
  },
  app: { en: 'App', de: 'App' },
  unnamed: { en: 'App {number}', de: 'App {number}' },
  code: { en: 'Code from your app', de: 'Code aus deiner App' },
  codeHint: {
    en: 'The six digits it shows now.',
    de: 'Die sechs Ziffern, die sie jetzt zeigt.',
  },
  codeMissing: { en: 'Please enter the code from your app', de: 'Bitte gib den Code aus deiner App ein' },
  recovery: { en: 'Recovery code', de: 'Ersatz-Code' },
  recoveryHint: {
    en: 'One of the codes you saved when you set this up. Each one works once.',
    de: 'Einer der Codes, die du beim Einrichten aufgehoben hast. Jeder gilt einmal.',
  },
  recoveryMissing: { en: 'Please enter a recovery code', de: 'Bitte gib einen Ersatz-Code ein' },
  byRecovery: { en: 'Use a recovery code instead', de: 'Stattdessen einen Ersatz-Code nehmen' },
  byApp: { en: 'Use the code from the app instead', de: 'Stattdessen den Code aus der App nehmen' },
  neither: {
    en: 'Don’t have either? Write to us, and we’ll find a way together:',
    de: 'Du hast beides nicht? Schreib uns, und wir finden zusammen einen Weg:',
  },
  leave: { en: 'Stop and sign out', de: 'Abbrechen und abmelden' },
} as const satisfies Record<string, Localized>;
