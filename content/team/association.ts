import type { Localized } from '#contract/locale.ts';

/** What the page says before it knows who looks, and the way to it. */
export const associationPage = {
  lead: {
    en: 'What visitors must know before you go public: who you are, how to reach you, and where donations go.',
    de: 'Was Besucherinnen und Besucher wissen müssen, bevor ihr online geht: wer ihr seid, wie man euch erreicht und wohin Spenden gehen.',
  },
  signedOut: {
    en: 'Only admins can see this. Sign in to go on.',
    de: 'Das können nur Admins sehen. Melde dich an, um weiterzumachen.',
  },
  ended: {
    en: 'Your sign-in ended. Sign in again to go on.',
    de: 'Deine Anmeldung ist beendet. Melde dich wieder an.',
  },
  noRole: {
    en: 'Only admins can change this. Please ask one of them.',
    de: 'Das können nur Admins ändern. Bitte frag jemanden mit dieser Rolle.',
  },
  away: {
    en: 'Our server isn’t answering right now. You stay signed in.',
    de: 'Unser Server antwortet gerade nicht. Du bleibst angemeldet.',
  },
  /** Elsewhere: the name of the way here. On the first day it is looked for by its steps. */
  way: { en: 'Data of the association: set up the site', de: 'Angaben des Vereins: Website einrichten' },
} as const satisfies Record<string, Localized>;

export const associationWords = {
  loading: { en: 'One moment, we’re looking this up …', de: 'Einen Moment, wir sehen nach …' },
  notLoaded: {
    en: 'Our server isn’t answering. Please try again in a few minutes.',
    de: 'Unser Server antwortet nicht. Bitte versuch es in ein paar Minuten noch einmal.',
  },
  how: {
    en: 'Fill in what you know, in any order. You can leave anything empty and come back later. What you save is on the site at once, unless it says otherwise beside it.',
    de: 'Trag ein, was du weißt, in beliebiger Reihenfolge. Du kannst alles leer lassen und später wiederkommen. Was du speicherst, steht sofort auf der Website, wenn nichts anderes dabeisteht.',
  },
  /** Beside a part, until all steps of the first day are done. */
  step: { en: 'Step {step} of 4: {state}', de: 'Schritt {step} von 4: {state}' },
  canWait: { en: 'This can wait: {state}', de: 'Das kann warten: {state}' },
  left: { en: '{count} of {total} filled in', de: '{count} von {total} ausgefüllt' },
  example: {
    en: 'Still empty: visitors see an example.',
    de: 'Noch leer: Besucherinnen und Besucher sehen ein Beispiel.',
  },
  noAddress: {
    en: 'Not saved yet: links in your emails lead nowhere.',
    de: 'Noch nicht gespeichert: Links in euren Mails führen ins Leere.',
  },
  noPanel: { en: 'Still empty: nobody sees it.', de: 'Noch leer: Niemand sieht es.' },
  fixed: {
    en: 'Set by the server. It can only be changed there.',
    de: 'Vom Server vorgegeben. Das lässt sich nur dort ändern.',
  },
  waits: {
    en: 'This change becomes active {time}. Until then visitors see what was there before.',
    de: 'Diese Änderung gilt ab: {time}. Bis dahin sehen Besucherinnen und Besucher, was vorher da stand.',
  },
  hour: {
    en: 'To change where money and mail go, you need a code from your app. A change becomes active after one hour, and all admins get an email and can stop it until then. While you’re setting up the site alone, it’s active at once.',
    de: 'Um zu ändern, wohin Geld und Mails gehen, brauchst du einen Code aus deiner App. Eine Änderung gilt nach einer Stunde. Alle Admins bekommen eine Mail und können sie bis dahin anhalten. Solange du die Website allein einrichtest, gilt sie sofort.',
  },
  code: { en: 'Code from your app', de: 'Code aus deiner App' },
  codeHint: {
    en: 'Six digits, or one of your recovery codes.',
    de: 'Sechs Ziffern, oder einer deiner Ersatz-Codes.',
  },
  codeEmpty: { en: 'Please type the code from your app.', de: 'Bitte tippe den Code aus deiner App ein.' },
  save: { en: 'Save', de: 'Speichern' },
  busy: { en: 'One moment …', de: 'Einen Moment …' },
  nothing: { en: 'Nothing has changed here.', de: 'Hier hat sich nichts geändert.' },
  saved: {
    en: 'Saved. Visitors see it from now on.',
    de: 'Gespeichert. Besucherinnen und Besucher sehen es ab jetzt.',
  },
  savedWaits: {
    en: 'Saved. Changes that still have to wait are at the top of this page.',
    de: 'Gespeichert. Was noch wartet, steht oben auf dieser Seite.',
  },
  waiting: { en: 'Changes that still wait', de: 'Was noch wartet' },
  waitingText: {
    en: '{name} wants to change “{setting}” to: {value}. It becomes active {time}.',
    de: '{name} möchte „{setting}“ ändern auf: {value}. Das gilt ab: {time}.',
  },
  empty: { en: 'empty', de: 'leer' },
  someone: { en: 'Someone who has left', de: 'Jemand, der nicht mehr dabei ist' },
  stop: { en: 'Stop this change', de: 'Diese Änderung anhalten' },
  stopped: { en: 'Stopped. Everything stays as it was.', de: 'Angehalten. Alles bleibt, wie es war.' },
  history: { en: 'All changes, and who made them', de: 'Was geändert wurde, und von wem' },
  bringBackHow: {
    en: '“Back to this value” puts the value into its field above. Then you save it like any other change.',
    de: '„Zurück zu diesem Wert“ setzt den Wert oben in sein Feld. Danach speicherst du ihn wie jede andere Änderung.',
  },
  bringBack: { en: 'Back to this value', de: 'Zurück zu diesem Wert' },
  entry: { en: '{time}, {name}: {setting} – {value}', de: '{time}, {name}: {setting} – {value}' },
  entryStopped: {
    en: '{time}, {name}: {setting} – {value} (stopped by {stopper})',
    de: '{time}, {name}: {setting} – {value} (angehalten von {stopper})',
  },
  /** Nobody who is still there stopped it: it ended with the role of whoever asked for it, or its stopper has left. */
  entryDropped: {
    en: '{time}, {name}: {setting} – {value} (never became active)',
    de: '{time}, {name}: {setting} – {value} (galt nie)',
  },
  unchecked: {
    en: 'Nobody has looked these up yet: {names}. Read the page of each, then write the day and what it offers into its entry.',
    de: 'Hier hat noch niemand nachgesehen: {names}. Lies jeweils ihre Seite und trag dann den Tag und das Angebot in den Eintrag ein.',
  },
  lookedUp: { en: 'help lines not looked up yet: {count}', de: 'Hilfe-Angebote, noch nicht geprüft: {count}' },
  elsewhere: { en: 'What else should be right', de: 'Was sonst noch stimmen muss' },
  elsewhereText: {
    en: 'You change these words on their own pages: open the page and press “Edit this page”.',
    de: 'Diese Texte änderst du auf ihren Seiten: Öffne die Seite und drücke „Diese Seite bearbeiten“.',
  },
} as const satisfies Record<string, Localized>;

/** Pages with words that only the association can write. */
export const elsewhereNames = {
  team: { en: 'Team', de: 'Team' },
  'help-now': { en: 'Help right now', de: 'Hilfe sofort' },
  'resources/community': { en: 'Community', de: 'Gemeinschaft' },
  impressum: { en: 'Impressum', de: 'Impressum' },
  datenschutz: { en: 'Datenschutz', de: 'Datenschutz' },
} as const satisfies Record<string, Localized>;
