import type { Localized } from '#contract/locale.ts';

/** The page of the link that a fresh server gives. */
export const firstAdminWords = {
  lead: {
    en: 'This site is new. Here you make the first account: it may do everything, and it needs a second step for signing in.',
    de: 'Diese Website ist neu. Hier legst du das erste Konto an: Es darf alles und braucht einen zweiten Schritt für die Anmeldung.',
  },
  title: { en: 'Your account', de: 'Dein Konto' },
  name: { en: 'What the team calls you', de: 'Wie dich das Team nennt' },
  emailHint: {
    en: 'You sign in with it. Please check it twice: mails about the site come here.',
    de: 'Damit meldest du dich an. Bitte prüfe sie genau: Mails über die Website kommen hierher.',
  },
  button: { en: 'Make the account', de: 'Konto anlegen' },
  failed: { en: 'The account wasn’t made', de: 'Das Konto wurde nicht angelegt' },
  notIn: {
    en: 'Your account is made, but signing in didn’t work. Please sign in yourself.',
    de: 'Dein Konto ist angelegt, aber die Anmeldung hat nicht geklappt. Bitte melde dich selbst an.',
  },
} as const satisfies Record<string, Localized>;
