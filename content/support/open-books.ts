import type { Checked } from '#content/blocks/source.ts';
import type { Localized } from '#contract/locale.ts';

export const lead: Localized = {
  en: 'What came in, what went out, and what it was for. Everyone can look.',
  de: 'Was hereinkam, was hinausging und wofür. Alle können nachsehen.',
};

export const booksWords = {
  sumTitle: { en: 'What there is', de: 'Was da ist' },
  in: { en: '{amount} euro has come in so far.', de: '{amount} Euro kamen bisher herein.' },
  out: { en: 'We have spent {amount} euro of it.', de: '{amount} Euro haben wir ausgegeben.' },
  left: { en: '{amount} euro is left.', de: '{amount} Euro sind noch da.' },
  /** More went out than came in. */
  lent: {
    en: '{amount} euro more went out than came in: someone has lent it.',
    de: '{amount} Euro mehr gingen hinaus, als hereinkamen: Das hat jemand vorgestreckt.',
  },
  asOf: {
    en: 'The newest entry was made on {date}. New ones appear here right away.',
    de: 'Der neueste Eintrag ist vom {date}. Neue erscheinen hier sofort.',
  },
  none: {
    en: 'Nothing has come in and nothing has been spent yet. So there is no sum here, and no example of one.',
    de: 'Noch ist nichts hereingekommen, und nichts wurde ausgegeben. Deshalb steht hier keine Summe und auch kein Beispiel.',
  },
  soon: { en: 'From the first entry on, you’ll find here:', de: 'Ab dem ersten Eintrag findest du hier:' },
  phasesTitle: { en: 'By phase', de: 'Nach Phasen' },
  phasesLead: {
    en: 'Each row is a phase of [our plan](mission), in euro.',
    de: 'Jede Zeile ist eine Phase in [unserem Plan](mission), in Euro.',
  },
  phase: { en: 'Phase', de: 'Phase' },
  monthsTitle: { en: 'Month by month', de: 'Monat für Monat' },
  monthsLead: {
    en: 'Each row is a month, in euro. In the picture, money in goes up and money out goes down.',
    de: 'Jede Zeile ist ein Monat, in Euro. Im Bild gehen Einnahmen nach oben und Ausgaben nach unten.',
  },
  monthsCut: { en: 'These are the last twelve months.', de: 'Das sind die letzten zwölf Monate.' },
  month: { en: 'Month', de: 'Monat' },
  picture: {
    en: 'Bars for money in (up) and out (down), from {first} to {last}. The table below has the same numbers.',
    de: 'Balken für Einnahmen (nach oben) und Ausgaben (nach unten), von {first} bis {last}. In der Tabelle darunter stehen dieselben Zahlen.',
  },
  entriesTitle: { en: 'Every entry', de: 'Jeder Eintrag' },
  entriesLead: {
    en: 'We never delete an entry. What was wrong stays, and a new entry corrects it. The names of people who gave aren’t public.',
    de: 'Wir löschen keinen Eintrag. Was falsch war, bleibt stehen, und ein neuer Eintrag korrigiert es. Namen von Menschen, die gegeben haben, sind nicht öffentlich.',
  },
  entriesOpen: { en: 'Show the newest entries: {count}', de: 'Die neuesten Einträge zeigen: {count}' },
  entry: { en: 'No. {number}, {date}: {kind}, {amount} euro', de: 'Nr. {number}, {date}: {kind}, {amount} Euro' },
  corrects: { en: 'Corrects no. {number}.', de: 'Korrigiert Nr. {number}.' },
  takesBack: { en: 'Takes back no. {number}.', de: 'Nimmt Nr. {number} zurück.' },
  corrected: {
    en: 'Corrected on {date} by no. {number}: no longer counts.',
    de: 'Korrigiert am {date} durch Nr. {number}: zählt nicht mehr.',
  },
  takenBack: {
    en: 'Taken back on {date} by no. {number}: no longer counts.',
    de: 'Zurückgenommen am {date} durch Nr. {number}: zählt nicht mehr.',
  },
  file: { en: 'All entries as a table (CSV)', de: 'Alle Einträge als Tabelle (CSV)' },
  tenTitle: { en: 'Ten things to know about us', de: 'Zehn Dinge über uns' },
  tenLead: {
    en: 'The Initiative Transparente Zivilgesellschaft asks every organisation for these ten. We haven’t signed it yet, and answer as far as we can.',
    de: 'Nach diesen zehn fragt die Initiative Transparente Zivilgesellschaft jede Organisation. Wir haben sie noch nicht unterzeichnet und antworten, soweit wir können.',
  },
  missing: { en: 'We don’t have this yet.', de: 'Das haben wir noch nicht.' },
  missingOf: { en: 'We don’t have this yet: {what}', de: 'Das haben wir noch nicht: {what}' },
  tenOpen: { en: 'Show the ten answers', de: 'Die zehn Antworten zeigen' },
  monthsOpen: { en: 'Show the numbers as a table', de: 'Die Zahlen als Tabelle zeigen' },
  ofKind: { en: '{kind}: {amount} euro.', de: '{kind}: {amount} Euro.' },
} as const satisfies Record<string, Localized>;

/** What will stand on the page, before there is anything. */
export const willBe: Localized<readonly string[]> = {
  en: [
    'what came in, what went out and what is left',
    'the same by phase and by month',
    'every entry, also as a table to download',
  ],
  de: [
    'was hereinkam, was hinausging und was noch da ist',
    'dasselbe nach Phasen und Monaten',
    'jeden Eintrag, auch als Tabelle zum Herunterladen',
  ],
};

type Point = {
  readonly id: string;
  readonly title: Localized;
  /** What we can say. */
  readonly text?: Localized;
  /** What is missing, where something is. It stands behind "We don’t have this yet: ". */
  readonly missing?: Localized;
};

/** The ten points, in their order. Whoever founds the association fills in what is missing. */
export const tenPoints: readonly Point[] = [
  {
    id: 'name',
    title: { en: 'Name, seat, address, year of founding', de: 'Name, Sitz, Anschrift, Gründungsjahr' },
    text: {
      en: 'Ecosystem, a group on its way to a registered association. Who and where: [Impressum](impressum).',
      de: 'Ecosystem, eine Gruppe auf dem Weg zum eingetragenen Verein. Wer und wo: [Impressum](impressum).',
    },
    missing: {
      en: 'a year of founding. We aren’t founded yet.',
      de: 'ein Gründungsjahr. Wir sind noch nicht gegründet.',
    },
  },
  {
    id: 'statutes',
    title: { en: 'Statutes and aims', de: 'Satzung und Ziele' },
    text: { en: 'Our aims: [Mission](mission).', de: 'Unsere Ziele: [Mission](mission).' },
    missing: { en: 'statutes. They come with the founding.', de: 'eine Satzung. Sie kommt mit der Gründung.' },
  },
  {
    id: 'tax',
    title: { en: 'Tax status', de: 'Steuerbegünstigung' },
    missing: {
      en: 'a decision of the tax office. It can only come after the founding.',
      de: 'einen Bescheid vom Finanzamt. Er kann erst nach der Gründung kommen.',
    },
  },
  {
    id: 'deciding',
    title: { en: 'Who decides', de: 'Wer entscheidet' },
    text: {
      en: 'Who acts for the group: [Impressum](impressum).',
      de: 'Wer für die Gruppe handelt: [Impressum](impressum).',
    },
    missing: {
      en: 'a board. It will be elected at the founding.',
      de: 'einen Vorstand. Er wird bei der Gründung gewählt.',
    },
  },
  {
    id: 'report',
    title: { en: 'Report on what we do', de: 'Tätigkeitsbericht' },
    text: {
      en: 'What we’re working on: [Projects](projects) and [Under Construction](construction).',
      de: 'Woran wir arbeiten: [Projekte](projects) und [Im Bau](construction).',
    },
    missing: { en: 'a report on a whole year.', de: 'einen Bericht über ein ganzes Jahr.' },
  },
  {
    id: 'staff',
    title: { en: 'Who works here', de: 'Personalstruktur' },
    text: { en: 'We’re volunteers: [Team](team).', de: 'Wir sind Freiwillige: [Team](team).' },
  },
  { id: 'sources', title: { en: 'Where the money comes from', de: 'Woher das Geld kommt' } },
  { id: 'uses', title: { en: 'What the money is used for', de: 'Wofür das Geld da ist' } },
  {
    id: 'ties',
    title: { en: 'Legal ties to others', de: 'Verbindungen zu anderen Organisationen' },
    missing: {
      en: 'a legal form that could have such ties. It comes with the founding.',
      de: 'eine Rechtsform, die solche Verbindungen haben könnte. Sie kommt mit der Gründung.',
    },
  },
  {
    id: 'large',
    title: { en: 'Who gives more than 10% of a year’s budget', de: 'Wer mehr als 10 % eines Jahresbudgets gibt' },
    missing: {
      en: 'a whole year to add up. Then we’ll name such givers.',
      de: 'ein ganzes Jahr zum Zusammenzählen. Dann nennen wir, wer so viel gegeben hat.',
    },
  },
];

export const next = {
  text: {
    en: 'Do you have a question about a sum? Ask us, we’ll look it up.',
    de: 'Hast du eine Frage zu einem Betrag? Frag uns, wir sehen nach.',
  },
  label: { en: 'Ask about our books', de: 'Nach unseren Büchern fragen' },
  message: {
    en: 'Hello, I have a question about your open books: ',
    de: 'Hallo, ich habe eine Frage zu euren offenen Büchern: ',
  },
} as const satisfies Record<string, Localized>;

export const checked: Checked = {
  sources: [
    {
      title: 'Initiative Transparente Zivilgesellschaft',
      url: 'https://www.transparente-zivilgesellschaft.de/',
      lang: 'de',
    },
  ],
  lastChecked: '2026-11-23',
};
