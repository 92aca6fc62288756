import type { Localized } from '#contract/locale.ts';

/** Who has a role. */
export const peopleWords = {
  title: { en: 'Who may do what', de: 'Wer was darf' },
  state: { en: '{count} with a role', de: '{count} mit einer Rolle' },
  how: {
    en: 'The team reads and answers messages and changes texts. Admins can also do everything on this page. A role counts only with a second step.',
    de: 'Das Team liest und beantwortet Nachrichten und ändert Texte. Admins können außerdem alles auf dieser Seite. Eine Rolle gilt nur mit einem zweiten Schritt.',
  },
  person: { en: '{email}: {role}', de: '{email}: {role}' },
  personWithout: {
    en: '{email}: {role}, second step still missing',
    de: '{email}: {role}, zweiter Schritt fehlt noch',
  },
  email: { en: 'Email address of the account', de: 'E-Mail-Adresse des Kontos' },
  emailHint: {
    en: 'People need an account here before they can get a role.',
    de: 'Wer eine Rolle bekommen soll, braucht hier zuerst ein Konto.',
  },
  /** Below it, to be copied and sent to somebody. */
  invite: {
    en: 'You can send them this line:',
    de: 'Diese Zeile kannst du der Person schicken:',
  },
  inviteLine: {
    en: 'Please make an account here, then tell me: {address}',
    de: 'Leg dir bitte hier ein Konto an und sag mir dann Bescheid: {address}',
  },
  copy: { en: 'Copy the line', de: 'Zeile kopieren' },
  copied: { en: 'The line is copied.', de: 'Die Zeile ist kopiert.' },
  emailEmpty: { en: 'Please type the address of the account.', de: 'Bitte gib die Adresse des Kontos ein.' },
  role: { en: 'Role', de: 'Rolle' },
  hour: {
    en: 'This needs a code from your app. It becomes active after one hour, and all admins get an email and can stop it until then. While you’re setting up the site alone, it’s active at once.',
    de: 'Dafür brauchst du einen Code aus deiner App. Es gilt nach einer Stunde. Alle Admins bekommen eine Mail und können es bis dahin anhalten. Solange du die Website allein einrichtest, gilt es sofort.',
  },
  saved: { en: 'Saved. The role is active now.', de: 'Gespeichert. Die Rolle gilt ab jetzt.' },
} as const satisfies Record<string, Localized>;
