import type { StartKind } from '#contract/inbox.ts';
import type { Localized } from '#contract/locale.ts';

/** The words of the start view, the filters and the list of the inbox. */
export const listWords = {
  start: { en: 'Waiting for you', de: 'Was wartet' },
  noMailServer: {
    en: 'No mail server is set up: nobody receives what you answer here. An admin can set one up:',
    de: 'Es ist kein Mailserver eingerichtet: Was du hier antwortest, bekommt niemand. Das kann ein Admin einrichten:',
  },
  brokenLinks: { en: 'Links that lead nowhere: {count}', de: 'Links, die nirgendwohin führen: {count}' },
  brokenLinksLead: {
    en: 'Open the page that lists it, choose “Edit this page”, and change the link or hide the entry.',
    de: 'Öffne die Seite, auf der es steht, wähle „Diese Seite bearbeiten“ und ändere den Link oder blende den Eintrag aus.',
  },
  noAnswerWaits: { en: 'Nothing is waiting for an answer.', de: 'Nichts wartet auf eine Antwort.' },
  /** Beside the sentence that says how many wait. `{days}` is what the site promises. */
  showLate: {
    en: 'Only show what has been waiting longer than promised ({days})',
    de: 'Nur zeigen, was länger als versprochen wartet ({days})',
  },
  day: { en: '1 day', de: '1 Tag' },
  days: { en: '{days} days', de: '{days} Tage' },
  news: { en: 'News', de: 'Neues' },
  otherWork: { en: 'Also for the team', de: 'Auch für das Team' },
  projects: { en: 'Write projects', de: 'Projekte schreiben' },
  account: { en: 'Your account', de: 'Dein Konto' },
  places: { en: 'Where messages are kept', de: 'Wo Nachrichten liegen' },
  aboutSpam: {
    en: 'These messages look like spam, so they weren’t emailed to the team. If one isn’t spam, open it and say so.',
    de: 'Diese Nachrichten sehen nach Spam aus, deshalb wurde keine Mail dazu weitergeschickt. In einer Nachricht kannst du sagen, dass es keiner ist.',
  },
  aboutDeleted: {
    en: 'Deleted messages are gone for good after 7 days. Until then you can bring them back.',
    de: 'Gelöschtes verschwindet nach 7 Tagen für immer. Bis dahin kannst du eine Nachricht zurückholen.',
  },
  search: { en: 'Search in messages', de: 'In Nachrichten suchen' },
  searchHint: {
    en: 'Words from a message, a name, an address or a reference number.',
    de: 'Wörter aus einer Nachricht, ein Name, eine Adresse oder eine Nummer.',
  },
  searchButton: { en: 'Search', de: 'Suchen' },
  filters: { en: 'Filters', de: 'Filter' },
  filterForm: { en: 'Search and filters', de: 'Suche und Filter' },
  filterButton: { en: 'Show these', de: 'Diese zeigen' },
  all: { en: 'All', de: 'Alle' },
  only: { en: 'What a message needs', de: 'Was eine Nachricht braucht' },
  state: { en: 'Status', de: 'Stand' },
  reason: { en: 'Reason', de: 'Grund' },
  delivery: { en: 'Email', de: 'Mail' },
  caretaker: { en: 'Who’s handling it', de: 'Wer sich kümmert' },
  clear: { en: 'Clear filters', de: 'Filter aufheben' },
  messages: { en: 'Messages', de: 'Nachrichten' },
  spam: { en: 'Messages that look like spam', de: 'Nachrichten, die nach Spam aussehen' },
  deleted: { en: 'Deleted messages', de: 'Gelöschte Nachrichten' },
  /** What the list is narrowed to, part by part. */
  withReason: { en: 'reason: {reason}', de: 'Grund: {reason}' },
  withState: { en: 'status: {state}', de: 'Stand: {state}' },
  withCaretaker: { en: 'handled by: {name}', de: 'es kümmert sich: {name}' },
  withWords: { en: 'with “{words}”', de: 'mit „{words}“' },
  look: { en: 'Look again', de: 'Noch einmal nachsehen' },
  /** What has come since the list was looked up, and the button that shows it. */
  newOne: { en: '1 new message', de: '1 neue Nachricht' },
  newOnes: { en: '{count} new messages', de: '{count} neue Nachrichten' },
  showNew: { en: 'Show', de: 'Anzeigen' },
  one: { en: '1 message. Looked up: {when}.', de: '1 Nachricht. Nachgesehen: {when}.' },
  several: { en: '{count} messages. Looked up: {when}.', de: '{count} Nachrichten. Nachgesehen: {when}.' },
  more: {
    en: 'The {count} newest messages, and there are more. Looked up: {when}.',
    de: 'Die {count} neuesten Nachrichten, und es gibt mehr. Nachgesehen: {when}.',
  },
  none: { en: 'No messages. Looked up: {when}.', de: 'Keine Nachrichten. Nachgesehen: {when}.' },
  emptyInbox: { en: 'No messages yet.', de: 'Noch ist keine Nachricht gekommen.' },
  emptySpam: { en: 'Nothing looks like spam.', de: 'Nichts sieht nach Spam aus.' },
  emptyDeleted: { en: 'Nothing is deleted.', de: 'Es ist nichts gelöscht.' },
  emptyFilter: {
    en: 'No message matches all of this: {filters}.',
    de: 'Keine Nachricht passt zu all dem: {filters}.',
  },
  /** On a message that was moved while it was open. */
  moved: { en: 'Now in: {box}', de: 'Jetzt in: {box}' },
  showMore: { en: 'Show more', de: 'Mehr zeigen' },
  save: { en: 'Save as a table', de: 'Als Tabelle speichern' },
  saveHint: {
    en: 'All messages of this list with our answers, as a file for LibreOffice or Excel. Without photos and notes.',
    de: 'Alle Nachrichten dieser Liste mit unseren Antworten, als Datei für LibreOffice oder Excel. Ohne Fotos und Notizen.',
  },
  saved: {
    en: 'The file {file} is saved where your browser keeps downloads. Please delete it when you no longer need it.',
    de: 'Die Datei {file} liegt dort, wo dein Browser Heruntergeladenes ablegt. Bitte lösche sie, wenn du sie nicht mehr brauchst.',
  },
  isOld: {
    en: 'Below is what we saw last time.',
    de: 'Unten steht, was wir zuletzt gesehen haben.',
  },
} as const satisfies Record<string, Localized>;

/** What the start view counts, as a choice among the filters. */
export const onlyWords = {
  waiting: { en: 'waiting for an answer', de: 'wartet auf eine Antwort' },
  late: { en: 'waiting longer than promised', de: 'wartet länger als versprochen' },
  unread: { en: 'needs no answer, not read yet', de: 'braucht keine Antwort, noch ungelesen' },
  undelivered: { en: 'its email couldn’t be delivered', de: 'ihre Mail konnte nicht zugestellt werden' },
} as const satisfies Record<StartKind, Localized>;
