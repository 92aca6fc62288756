import type { Localized } from '#contract/locale.ts';

/** What stands in place of a part that needs the second step of the sign-in. */
export const secondStepWords = {
  title: { en: 'The second step is missing', de: 'Der zweite Schritt fehlt' },
  /** On the account page. */
  account: {
    en: 'Your account asks for a code from your app when you sign in. Until then you can’t change anything here.',
    de: 'Dein Konto fragt bei der Anmeldung nach einem Code aus deiner App. Bis dahin lässt sich hier nichts ändern.',
  },
  /** In the parts that only the team has. */
  team: {
    en: 'Your account asks for a code from your app when you sign in. Until then this part stays closed.',
    de: 'Dein Konto fragt bei der Anmeldung nach einem Code aus deiner App. Bis dahin bleibt dieser Teil zu.',
  },
  go: { en: 'Go to the second step', de: 'Zum zweiten Schritt' },
} as const satisfies Record<string, Localized>;
