import type { Localized } from '#contract/locale.ts';

/** The page of the link that a fresh server gives. */
export const firstAdminWords = {
  lead: {
    en: 'This site is new. You set it up here in the browser, in four steps. It takes about ten minutes.',
    de: 'Diese Website ist neu. Du richtest sie hier im Browser ein, in vier Schritten. Das dauert etwa zehn Minuten.',
  },
  account: {
    en: 'Your account, with a second step for signing in',
    de: 'Dein Konto, mit einem zweiten Schritt für die Anmeldung',
  },
  association: { en: 'Name and address of the association', de: 'Name und Anschrift des Vereins' },
  mail: {
    en: 'Your email address and your mail server, with a test mail',
    de: 'Eure E-Mail-Adresse und euer Mailserver, mit einer Test-Mail',
  },
  bank: { en: 'Bank account for donations', de: 'Bankkonto für Spenden' },
  later: {
    en: 'After the first step you can stop at any time and go on later. Nothing you’ve entered is lost.',
    de: 'Nach dem ersten Schritt kannst du jederzeit aufhören und später weitermachen. Was du eingetragen hast, bleibt.',
  },
  title: { en: 'Step 1 of 4: your account', de: 'Schritt 1 von 4: dein Konto' },
  name: { en: 'What the team calls you', de: 'Wie dich das Team nennt' },
  emailHint: {
    en: 'You sign in with it. Please check it twice: emails about your account come here.',
    de: 'Damit meldest du dich an. Bitte prüfe sie genau: Mails über dein Konto kommen hierher.',
  },
  button: { en: 'Create the account', de: 'Konto anlegen' },
  failed: { en: 'The account wasn’t created', de: 'Das Konto wurde nicht angelegt' },
  notIn: {
    en: 'Your account is created, but signing in didn’t work. Please sign in yourself.',
    de: 'Dein Konto ist angelegt, aber die Anmeldung hat nicht geklappt. Bitte melde dich selbst an.',
  },
} as const satisfies Record<string, Localized>;
