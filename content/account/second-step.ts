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
  /** For somebody whose role does not count yet (TEAM_SECOND_STEP in .env.example). */
  roleTitle: { en: 'Your role needs a second step', de: 'Deine Rolle braucht einen zweiten Schritt' },
  roleText: {
    en: 'You belong to the team. The team reads what visitors write in confidence, so a password alone isn’t enough: signing in also asks for a code from an app on your phone. As soon as you’ve set that up, your role is active.',
    de: 'Du gehörst zum Team. Das Team liest, was Besucherinnen und Besucher im Vertrauen schreiben. Dafür reicht ein Passwort allein nicht: Die Anmeldung fragt auch nach einem Code aus einer App auf deinem Handy. Sobald du das eingerichtet hast, gilt deine Rolle sofort.',
  },
  roleHelp: {
    en: 'There’s no hurry. You can stop at any time and carry on later, and everything else in your account works as usual.',
    de: 'Es eilt nicht. Du kannst jederzeit aufhören und später weitermachen, und alles andere in deinem Konto geht wie immer.',
  },
  /** For who sets up the site: it goes on after that. */
  setUpNext: {
    en: 'After that you go on with setting up the website.',
    de: 'Danach geht es mit dem Einrichten der Website weiter.',
  },
  roleGo: { en: 'Set up the second step', de: 'Den zweiten Schritt einrichten' },
  roleCountsTitle: { en: 'Your role is active', de: 'Deine Rolle gilt' },
  roleCounts: {
    en: 'Your second step is set up, and your role is active from now on.',
    de: 'Dein zweiter Schritt ist eingerichtet, und deine Rolle gilt ab jetzt.',
  },
  setUpGoesOn: { en: 'Continue setting up the website', de: 'Website weiter einrichten' },
  go: { en: 'Go to the second step', de: 'Zum zweiten Schritt' },
} as const satisfies Record<string, Localized>;
