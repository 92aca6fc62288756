import type { Localized } from '#contract/locale.ts';

/** The words around the parts of the account page, and of its shorter parts. */
export const partWords = {
  who: { en: 'Signed in as', de: 'Angemeldet als' },
  team: {
    en: 'You’re part of the team, so you can do more here than others.',
    de: 'Du gehörst zum Team. Dafür hast du hier mehr Rechte als andere.',
  },
  inbox: { en: 'Inbox: what visitors wrote', de: 'Posteingang: was Besucherinnen und Besucher schrieben' },
  texts: {
    en: 'You change texts, events and lists on their own pages: open the page and press “Edit this page”.',
    de: 'Texte, Termine und Listen änderst du auf ihrer Seite: Öffne die Seite und drücke „Diese Seite bearbeiten“.',
  },
  projects: { en: 'Write projects', de: 'Projekte schreiben' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  change: { en: 'What you can change', de: 'Was du ändern kannst' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  emailWaits: { en: 'a change is waiting', de: 'eine Änderung wartet' },
  password: { en: 'Password', de: 'Passwort' },
  twoSteps: { en: 'Two steps to sign in', de: 'Anmeldung in zwei Schritten' },
  on: { en: 'on', de: 'an' },
  off: { en: 'off', de: 'aus' },
  elsewhere: { en: 'Other devices', de: 'Andere Geräte' },
  data: { en: 'My data', de: 'Meine Daten' },
  remove: { en: 'Delete my account', de: 'Mein Konto löschen' },
  nameLabel: { en: 'Your name', de: 'Dein Name' },
  nameHint: {
    en: 'What others should call you. A nickname is fine, and you can leave it empty.',
    de: 'Wie andere dich nennen sollen. Ein Spitzname geht, und leer lassen geht auch.',
  },
  nameSave: { en: 'Save name', de: 'Namen speichern' },
  nameSaved: { en: 'Your name is saved.', de: 'Dein Name ist gespeichert.' },
  nameTooLong: {
    en: 'Please use at most 100 characters.',
    de: 'Bitte nimm höchstens 100 Zeichen.',
  },
  elsewhereText: {
    en: 'You stay signed in here. All other browsers and devices that are signed in to your account must sign in again.',
    de: 'Hier bleibst du angemeldet. Alle anderen Browser und Geräte, die mit deinem Konto angemeldet sind, müssen sich neu anmelden.',
  },
  signOutOthers: { en: 'Sign out all other devices', de: 'Alle anderen Geräte abmelden' },
  othersTitle: { en: 'Signed out', de: 'Abgemeldet' },
  othersText: {
    en: 'All other devices are signed out.',
    de: 'Alle anderen Geräte sind abgemeldet.',
  },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
} as const satisfies Record<string, Localized>;
