import type { Localized } from '#contract/locale.ts';

/** What the page of all events says once there are some. */
export const eventsPage = {
  lead: {
    en: 'Our next meetings. Each one has its own page, so that you know beforehand what it will be like.',
    de: 'Unsere nächsten Treffen. Zu jedem gibt es eine Seite, damit du vorher weißt, wie es wird.',
  },
  title: { en: 'What’s planned', de: 'Was geplant ist' },
  /** True of one and of many. */
  shown: { en: 'Shown: {shown} of {all}.', de: 'Gezeigt: {shown} von {all}.' },
  open: { en: 'Everything about it', de: 'Alles dazu' },
  calendar: { en: 'In your own calendar', de: 'Im eigenen Kalender' },
  calendarText: {
    en: 'Give this address to your calendar app. It will show our events, and every change to them. We don’t learn who uses it.',
    de: 'Gib diese Adresse in deinem Kalenderprogramm ein. Es zeigt dann unsere Termine und jede Änderung daran. Wir erfahren nicht, wer sie nutzt.',
  },
  ask: {
    en: 'Do you have a question about one of them, or something you’d need in order to come?',
    de: 'Hast du eine Frage zu einem Termin, oder brauchst du etwas, damit du kommen kannst?',
  },
  askLabel: { en: 'Ask us', de: 'Frag uns' },
  askMessage: { en: 'My question about your events: ', de: 'Meine Frage zu euren Terminen: ' },
} as const satisfies Readonly<Record<string, Localized>>;

/** When something is, in words. */
export const eventTimes = {
  oneDay: { en: '{date}, {from} to {to}', de: '{date}, {from} bis {to} Uhr' },
  severalDays: { en: '{date}, {from}, until {last}, {to}', de: '{date}, {from} Uhr, bis {last}, {to} Uhr' },
  moment: { en: '{date}, {from}', de: '{date}, {from} Uhr' },
  weekly: { en: 'Every {weekday}', de: 'Jeden {weekday}' },
  fortnightly: { en: 'Every two weeks on {weekday}', de: 'Alle zwei Wochen am {weekday}' },
  monthly: { en: 'Every {which} {weekday} of the month', de: 'Jeden {which} {weekday} im Monat' },
  series: { en: '{rule}, {from} to {to}, until {until}', de: '{rule}, {from} bis {to} Uhr, bis {until}' },
  next: { en: 'Next: {when}', de: 'Das nächste Mal: {when}' },
  notOn: { en: 'Not on {days}', de: 'Nicht am {days}' },
  movedDay: { en: 'Moved: {when}, instead of {from}', de: 'Verschoben: {when}, statt am {from}' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Which weekday of a month. */
export const whichWeekday: Localized<readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth', 'last'],
  de: ['ersten', 'zweiten', 'dritten', 'vierten', 'letzten'],
};

/** The page of one event. */
export const eventWords = {
  cancelled: { en: 'Cancelled', de: 'Abgesagt' },
  cancelledText: { en: 'This event won’t take place.', de: 'Dieser Termin findet nicht statt.' },
  moved: { en: 'Moved', de: 'Verschoben' },
  movedText: { en: 'It was planned for {when}.', de: 'Geplant war {when}.' },
  over: { en: 'This event is over.', de: 'Dieser Termin ist vorbei.' },
  short: { en: 'In short', de: 'Kurz gesagt' },
  when: { en: 'When', de: 'Wann' },
  where: { en: 'Where', de: 'Wo' },
  cost: { en: 'Cost', de: 'Kosten' },
  forWhom: { en: 'For', de: 'Für' },
  languages: { en: 'Languages', de: 'Sprachen' },
  howMany: { en: 'How many come', de: 'Wie viele kommen' },
  way: { en: 'The way there', de: 'So kommst du hin' },
  expect: { en: 'What to expect', de: 'Was dich erwartet' },
  arrival: { en: 'Arriving', de: 'Ankommen' },
  noise: { en: 'Noise', de: 'Geräusche' },
  light: { en: 'Light', de: 'Licht' },
  smells: { en: 'Smells', de: 'Gerüche' },
  breaks: { en: 'Breaks', de: 'Pausen' },
  leaving: { en: 'Leaving', de: 'Gehen' },
  steps: { en: 'What happens, step by step', de: 'Was passiert, Schritt für Schritt' },
  unknown: { en: 'What isn’t here yet', de: 'Was hier noch fehlt' },
  unknownText: {
    en: 'We haven’t said anything about these yet. If you need to know one of them, please ask us.',
    de: 'Dazu haben wir noch nichts gesagt. Wenn du etwas davon wissen musst, frag uns.',
  },
  askAbout: { en: 'Ask about it', de: 'Danach fragen' },
  askMessage: {
    en: 'Hello, I have a question about “{title}” ({when}): ',
    de: 'Hallo, ich habe eine Frage zu „{title}“ ({when}): ',
  },
  goodToKnow: { en: 'Good to know', de: 'Gut zu wissen' },
  quietRoom: { en: 'Quiet room', de: 'Ruheraum' },
  bring: { en: 'What to bring', de: 'Mitbringen' },
  ask: { en: 'Who to ask', de: 'Wen du fragen kannst' },
  come: {
    en: 'You don’t have to sign up or explain anything. If you like, tell us that you’re coming and what helps you.',
    de: 'Du musst dich nicht anmelden und nichts erklären. Wenn du magst, schreib uns, dass du kommst und was dir hilft.',
  },
  comeLabel: { en: 'I would like to come', de: 'Ich möchte kommen' },
  comeMessage: {
    en: 'Hello, I would like to come to “{title}” ({when}). This would help me: ',
    de: 'Hallo, ich möchte zu „{title}“ kommen ({when}). Das hilft mir: ',
  },
  toCalendar: { en: 'Add it to your calendar', de: 'In deinen Kalender übernehmen' },
  back: { en: 'All events', de: 'Alle Termine' },
  notFound: { en: 'No event here', de: 'Hier ist kein Termin' },
  notFoundText: {
    en: 'There’s no event at this address. Perhaps we took it down, or there’s a typo in the address.',
    de: 'An dieser Adresse gibt es keinen Termin. Vielleicht haben wir ihn von der Website genommen, oder in der Adresse ist ein Tippfehler.',
  },
  calendarName: { en: 'Ecosystem: events', de: 'Ecosystem: Termine' },
  allAbout: { en: 'Everything about it: {address}', de: 'Alles dazu: {address}' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What nobody has said yet of an event, named one after the other in a line. */
export const unsaidWords = {
  cost: { en: 'the cost', de: 'die Kosten' },
  languages: { en: 'the languages', de: 'die Sprachen' },
  howMany: { en: 'how many come', de: 'wie viele kommen' },
  way: { en: 'the way there', de: 'wie du hinkommst' },
  steps: { en: 'what happens step by step', de: 'was Schritt für Schritt passiert' },
  arrival: { en: 'arriving', de: 'das Ankommen' },
  noise: { en: 'noise', de: 'Geräusche' },
  light: { en: 'light', de: 'Licht' },
  smells: { en: 'smells', de: 'Gerüche' },
  breaks: { en: 'breaks', de: 'Pausen' },
  leaving: { en: 'leaving', de: 'das Gehen' },
  quietRoom: { en: 'a quiet room', de: 'ein Ruheraum' },
  bring: { en: 'what to bring', de: 'was du mitbringen kannst' },
  ask: { en: 'who to ask', de: 'wen du fragen kannst' },
} as const satisfies Readonly<Record<string, Localized>>;
