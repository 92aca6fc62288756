import type { Localized } from '#contract/locale.ts';

/** What each list is called for the team, by its name in contract/list-shapes.ts. */
export const listNames: Readonly<Record<string, Localized>> = {
  'resources/books#books': { en: 'Books', de: 'Bücher' },
  'resources/podcasts#podcasts': { en: 'Podcasts', de: 'Podcasts' },
  'resources/videos#videos': { en: 'Videos', de: 'Videos' },
  'resources/tiktok#tiktokCreators': { en: 'Voices on TikTok', de: 'Stimmen auf TikTok' },
  'resources/ai-tools#aiTools': { en: 'AI tools', de: 'KI-Werkzeuge' },
  'resources/community#communityChannels': { en: 'Groups', de: 'Gruppen' },
  'resources/comorbidity#conditions': { en: 'Conditions', de: 'Themen' },
  'resources/event#events': { en: 'Events', de: 'Termine' },
  'help-now#writingLines': { en: 'Chat and mail', de: 'Chat und Mail' },
  'help-now#callingLines': { en: 'Numbers to call', de: 'Nummern zum Anrufen' },
  'support/support#neededItems': { en: 'Things we need', de: 'Dinge, die wir brauchen' },
  'contact/workbag#workbagLinks': { en: 'Links that are ready', de: 'Fertige Links' },
  'about/storage#shelves': { en: 'Shelves', de: 'Regale' },
  'about/storage#others': { en: 'Also here', de: 'Auch hier' },
  'about/team#members': { en: 'People in the team', de: 'Menschen im Team' },
  'news/news#news': { en: 'News', de: 'Neuigkeiten' },
  'news/news#told': { en: 'What has changed on this site', de: 'Was sich auf der Website geändert hat' },
  'resources/gallery#galleryImages': { en: 'Pictures in the gallery', de: 'Bilder in der Galerie' },
};

/** What a page has its claims from, where it is changed as a list is. */
export const checkedName: Localized = { en: 'Sources of this page', de: 'Quellen dieser Seite' };

/** What a field of an entry is called, by the last part of its way. */
export const listFieldNames: Readonly<Record<string, Localized>> = {
  title: { en: 'Title', de: 'Titel' },
  name: { en: 'Name', de: 'Name' },
  username: { en: 'Name there, with @', de: 'Name dort, mit @' },
  author: { en: 'Author', de: 'Geschrieben von' },
  link: { en: 'Link', de: 'Link' },
  platform: { en: 'Where to listen', de: 'Wo man es hört' },
  youtubeId: { en: 'The video on YouTube', de: 'Das Video bei YouTube' },
  duration: { en: 'Length', de: 'Länge' },
  published: { en: 'Day it appeared', de: 'Tag, an dem es erschien' },
  description: { en: 'Description', de: 'Beschreibung' },
  summary: { en: 'Summary', de: 'Zusammenfassung' },
  highlights: { en: 'Key highlights', de: 'Das Wichtigste' },
  tags: { en: 'Tags', de: 'Schlagwörter' },
  keywords: { en: 'Keywords', de: 'Stichwörter' },
  topics: { en: 'Topics', de: 'Themen' },
  contactReason: { en: 'First sentence of a message about it', de: 'Erster Satz einer Nachricht dazu' },
  text: { en: 'Text', de: 'Text' },
  help: { en: 'Where to go', de: 'Wohin' },
  href: { en: 'Where to write', de: 'Wohin man schreibt' },
  number: { en: 'Number', de: 'Nummer' },
  about: { en: 'What to know before', de: 'Was man vorher wissen soll' },
  page: { en: 'Their own page, where you read it', de: 'Ihre eigene Seite, auf der du es gelesen hast' },
  reason: { en: 'Reason of the message', de: 'Grund der Nachricht' },
  defaultMessage: { en: 'First sentence', de: 'Erster Satz' },
  source: { en: 'Where the link is', de: 'Wo der Link steht' },
  open: { en: 'Words of the link', de: 'Wörter des Links' },
  role: { en: 'What this person does', de: 'Was die Person macht' },
  bio: { en: 'About this person', de: 'Über die Person' },
  youtube: { en: 'YouTube', de: 'YouTube' },
  telegram: { en: 'Telegram', de: 'Telegram' },
  tiktok: { en: 'TikTok', de: 'TikTok' },
  begins: { en: 'Begins', de: 'Beginn' },
  ends: { en: 'Ends', de: 'Ende' },
  state: { en: 'Does it take place?', de: 'Findet es statt?' },
  movedFrom: { en: 'When it was to be before', de: 'Wann es vorher sein sollte' },
  note: { en: 'What has changed', de: 'Was sich geändert hat' },
  repeats: { en: 'How often', de: 'Wie oft' },
  until: { en: 'Last day of the series', de: 'Letzter Tag der Reihe' },
  notOn: { en: 'Days on which it’s left out', de: 'Tage, an denen es ausfällt' },
  moves: { en: 'Days of the series that were moved', de: 'Verschobene Tage der Reihe' },
  place: { en: 'Where', de: 'Wo' },
  way: { en: 'The way there', de: 'Der Weg dorthin' },
  languages: { en: 'Languages', de: 'Sprachen' },
  howMany: { en: 'How many come', de: 'Wie viele kommen' },
  steps: { en: 'What happens', de: 'Was passiert' },
  arrival: { en: 'Arriving', de: 'Ankommen' },
  noise: { en: 'Noise', de: 'Geräusche' },
  light: { en: 'Light', de: 'Licht' },
  smells: { en: 'Smells', de: 'Gerüche' },
  breaks: { en: 'Breaks', de: 'Pausen' },
  leaving: { en: 'Leaving', de: 'Gehen' },
  quietRoom: { en: 'Quiet room', de: 'Ruheraum' },
  bring: { en: 'What to bring', de: 'Was man mitbringt' },
  ask: { en: 'Who to ask', de: 'Wen man fragt' },
  why: { en: 'Why we list it', de: 'Warum es hier steht' },
  forWhom: { en: 'Who it’s for', de: 'Für wen' },
  language: { en: 'Language', de: 'Sprache' },
  form: { en: 'Form', de: 'Form' },
  cost: { en: 'Cost', de: 'Kosten' },
  time: { en: 'Time it takes', de: 'Zeit, die es braucht' },
  lastChecked: { en: 'Last checked', de: 'Zuletzt geprüft' },
  date: { en: 'Day', de: 'Tag' },
  where: { en: 'Page of ours, such as /resources/books', de: 'Seite von uns, zum Beispiel /resources/books' },
  sources: { en: 'Sources', de: 'Quellen' },
  picture: { en: 'Picture', de: 'Bild' },
  photo: { en: 'Photo', de: 'Foto' },
};

/** What the parts of a long form are called. */
export const listSectionNames: Readonly<Record<string, Localized>> = {
  when: { en: 'What, when, where and who it’s for', de: 'Was, wann, wo und für wen' },
  who: { en: 'Cost, languages and how many come', de: 'Kosten, Sprachen und wie viele kommen' },
  day: { en: 'The way there and what happens', de: 'Der Weg und der Ablauf' },
  like: { en: 'What it’s like there', de: 'Wie es dort ist' },
  ask: { en: 'What to bring, who to ask', de: 'Mitbringen und fragen' },
  series: { en: 'When it takes place more than once', de: 'Wenn es öfter stattfindet' },
  more: { en: 'Cost, time and sources', de: 'Kosten, Zeit und Quellen' },
  links: { en: 'Links of this person', de: 'Links der Person' },
  change: { en: 'When it’s moved or cancelled', de: 'Wenn verschoben oder abgesagt wird' },
};

/** What has to be known of a field, by its kind. */
export const listFieldHints = {
  optional: { en: 'You can leave this empty.', de: 'Das kann leer bleiben.' },
  paragraphs: { en: 'Each line is one paragraph.', de: 'Jede Zeile ist ein Absatz.' },
  items: { en: 'Each line is one entry.', de: 'Jede Zeile ist ein Eintrag.' },
  checked: {
    en: 'Leave this empty while nobody has read it there.',
    de: 'Lass das leer, solange es niemand dort gelesen hat.',
  },
  days: {
    en: 'One in each line: day, month and year in digits, with dots between.',
    de: 'In jeder Zeile einer: Tag, Monat und Jahr in Ziffern, mit Punkten dazwischen.',
  },
  moves: {
    en: 'One in each line: the old day, the word “to”, then the new day and its time. Days in digits with dots, the time like 15:00.',
    de: 'In jeder Zeile einer: der alte Tag, das Wort „auf“, dann der neue Tag und die Uhrzeit. Tage in Ziffern mit Punkten, die Uhrzeit wie 15:00.',
  },
  phone: { en: 'Digits and spaces', de: 'Ziffern und Leerzeichen' },
  link: { en: 'The whole address, with https://', de: 'Die ganze Adresse, mit https://' },
  youtube: {
    en: 'Its address, or the eleven characters behind “v=” in it',
    de: 'Seine Adresse, oder die elf Zeichen hinter „v=“ darin',
  },
  duration: { en: 'Minutes and seconds, as in 28:14', de: 'Minuten und Sekunden, wie in 28:14' },
  picture: {
    en: 'Out of the pictures of the team, or a new one from your device. What it shows is said there, once.',
    de: 'Aus den Bildern des Teams, oder ein neues von deinem Gerät. Was es zeigt, wird dort einmal gesagt.',
  },
  sources: {
    en: 'One in each line: its title, then its address with https://',
    de: 'In jeder Zeile eine: der Titel, dann die Adresse mit https://',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** How much a field takes, where not all fits. */
export const mostHints = {
  characters: { en: 'At most {most} characters.', de: 'Höchstens {most} Zeichen.' },
  lines: { en: 'At most {most} lines.', de: 'Höchstens {most} Zeilen.' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What has to be known of one field alone, by the last part of its way. */
export const listOwnHints: Readonly<Record<string, Localized>> = {
  movedFrom: {
    en: 'For an event that was moved: give the new day and time above, and here the old one. Leave the event where it is. One day of a series has its own field, beside how often it takes place.',
    de: 'Für einen verschobenen Termin: Gib oben den neuen Zeitpunkt an und hier den alten. Lass den Termin, wo er ist. Für einen Tag einer Reihe gibt es ein eigenes Feld bei „Wie oft“.',
  },
  note: { en: 'What has changed and why, in a sentence.', de: 'Was sich geändert hat und warum, in einem Satz.' },
  state: {
    en: 'Cancelled events stay visible, so that nobody comes in vain.',
    de: 'Abgesagte Termine bleiben sichtbar, damit niemand umsonst kommt.',
  },
  ends: {
    en: 'It moves with the beginning. At first it’s two hours later.',
    de: 'Es rückt mit dem Beginn mit. Am Anfang liegt es zwei Stunden danach.',
  },
  place: { en: 'Name and address.', de: 'Name und Adresse.' },
  way: {
    en: 'From the stop to the room: which door, steps or a lift, what you see first.',
    de: 'Von der Haltestelle bis in den Raum: welche Tür, Stufen oder Aufzug, was man zuerst sieht.',
  },
  howMany: { en: 'About how many people, and who they are.', de: 'Ungefähr wie viele Menschen, und wer sie sind.' },
  steps: { en: 'What happens, one thing after the other.', de: 'Was passiert, eins nach dem anderen.' },
};

/** What can be chosen in a field, by the last part of its way; `none` is said of an optional one that says nothing. */
export const listChoices: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  state: {
    none: { en: 'It takes place', de: 'Findet statt' },
    cancelled: { en: 'Cancelled', de: 'Abgesagt' },
  },
  repeats: {
    none: { en: 'Once', de: 'Einmal' },
    weekly: { en: 'Every week', de: 'Jede Woche' },
    fortnightly: { en: 'Every two weeks', de: 'Alle zwei Wochen' },
    monthly: {
      en: 'Every month, on the same weekday (such as the first Tuesday)',
      de: 'Jeden Monat am gleichen Wochentag (etwa am ersten Dienstag)',
    },
  },
};
