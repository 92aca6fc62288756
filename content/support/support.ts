import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';

export const lead: Localized = {
  en: 'You can give money, things or time. Or only read: everything on this site is free.',
  de: 'Du kannst Geld, Dinge oder Zeit geben. Oder nur lesen: Alles auf dieser Website ist kostenlos.',
};

/** The tabs of the page, in their order. The first is shown when the address names none. */
export const supportTabs = ['donate', 'projects', 'items'] as const;
type SupportTab = (typeof supportTabs)[number];

export const tabNames = {
  donate: { en: 'Donate', de: 'Spenden' },
  projects: { en: 'Projects', de: 'Projekte' },
  items: { en: 'Items Needed', de: 'Gesuchte Dinge' },
} as const satisfies Record<SupportTab, Localized>;

/** First of all while there is no account: what helps already. */
export const today = {
  title: { en: 'What you can do today', de: 'Was du heute tun kannst' },
  text: {
    en: 'We don’t have a bank account yet, so money has to wait. Things don’t: maybe you have one that we need.',
    de: 'Ein Konto haben wir noch nicht, Geld muss also warten. Dinge nicht: Vielleicht hast du etwas, das wir suchen.',
  },
  /** Where there is no payment provider either. */
  safe: {
    en: 'Today nothing can be paid here, and nothing is taken from you.',
    de: 'Heute kannst du hier nichts bezahlen, und es wird nichts abgebucht.',
  },
  items: { en: 'See what we need', de: 'Ansehen, was wir suchen' },
} as const satisfies Record<string, Localized>;

export const ways = {
  title: { en: 'Two ways to give money', de: 'Zwei Wege, Geld zu geben' },
  lead: {
    en: 'Any amount helps, however small.',
    de: 'Jeder Betrag hilft, auch ein kleiner.',
  },
  online: { en: 'Online Payment', de: 'Online-Zahlung' },
  onlineText: {
    en: 'You pay on the page of a payment provider. We never see your card number.',
    de: 'Du zahlst auf der Seite eines Zahlungsanbieters. Deine Kartennummer sehen wir nicht.',
  },
  /** Beside the plain link, where the form does not work. */
  onlineChoose: { en: 'You choose the amount there.', de: 'Den Betrag wählst du dort.' },
  onlineExample: {
    en: 'Example: until we have a provider, this button leads to a page that doesn’t charge anything.',
    de: 'Beispiel: Bis wir einen Anbieter haben, führt der Knopf zu einer Seite, die nichts abbucht.',
  },
  onlineButton: { en: 'Donate online', de: 'Online spenden' },
  bank: { en: 'Bank Transfer', de: 'Überweisung' },
  bankText: {
    en: 'Enter these details in your bank’s transfer form.',
    de: 'Trag diese Angaben in das Formular deiner Bank ein.',
  },
} as const satisfies Record<string, Localized>;

export const donatePassages: readonly Passage[] = [
  {
    id: 'money',
    title: { en: 'What happens with your money', de: 'Was mit deinem Geld geschieht' },
    parts: {
      goal: {
        en: 'It goes to the current goal of our [mission](mission): founding and registering the association. What came in and what it was used for is in our [open books](open-books). To give to one project only, [write to us](contact).',
        de: 'Es geht an das aktuelle Ziel unserer [Mission](mission): den Verein gründen und eintragen. Was hereinkam und wofür es ausgegeben wurde, steht in unseren [offenen Büchern](open-books). Möchtest du nur für ein Projekt geben? [Schreib uns](contact).',
      },
    },
  },
];

/**
 * A thing we collect for, with exactly the fields of docs/requirements.md. Amounts in euro: `currentAmount` is a sample,
 * which stands until the team has entered a sum (docs/decisions/051-sums.md).
 */
export type FundingProject = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly targetAmount: number;
  readonly currentAmount: number;
  readonly icon: FundingIcon;
};

/** The names of the drawings. */
export type FundingIcon = 'printer' | 'mat' | 'senses' | 'tools';

export const fundingProjects: readonly FundingProject[] = [
  {
    id: '3d-printer',
    title: { en: '3D printer', de: '3D-Drucker' },
    description: {
      en: 'A machine that builds things out of plastic, layer by layer. We can use it to make fidget toys, pen grips and spare parts.',
      de: 'Eine Maschine, die Dinge Schicht für Schicht aus Kunststoff baut. Damit können wir Fidget-Spielzeug, Stiftgriffe und Ersatzteile selbst machen.',
    },
    targetAmount: 1200,
    currentAmount: 450,
    icon: 'printer',
  },
  {
    id: 'yoga-studio',
    title: { en: 'Yoga studio rent', de: 'Miete für einen Yoga-Raum' },
    description: {
      en: 'A quiet room for moving and resting together, with no mirrors to face and no loud music.',
      de: 'Ein ruhiger Raum, um sich zusammen zu bewegen und auszuruhen, ohne Spiegel vor dir und ohne laute Musik.',
    },
    targetAmount: 900,
    currentAmount: 300,
    icon: 'mat',
  },
  {
    id: 'sensory-equipment',
    title: { en: 'Sensory equipment', de: 'Ausstattung für die Sinne' },
    description: {
      en: 'Ear defenders, lamps with soft light, cushions and things to hold, for people to borrow at our meetings.',
      de: 'Gehörschutz, Lampen mit weichem Licht, Kissen und Dinge zum Festhalten, zum Ausleihen bei unseren Treffen.',
    },
    targetAmount: 750,
    currentAmount: 200,
    icon: 'senses',
  },
  {
    id: 'workshop-materials',
    title: { en: 'Workshop materials', de: 'Material für Werkstätten' },
    description: {
      en: 'Paper, paint, wood, tools and food for projects where people make something together.',
      de: 'Papier, Farbe, Holz, Werkzeug und Lebensmittel für Projekte, in denen Menschen zusammen etwas machen.',
    },
    targetAmount: 500,
    currentAmount: 125,
    icon: 'tools',
  },
];

export const fundingWords = {
  lead: {
    en: 'We’re collecting for these four things.',
    de: 'Für diese vier Dinge sammeln wir.',
  },
  example: {
    en: 'The sums raised are samples.',
    de: 'Die gesammelten Beträge sind Beispiele.',
  },
  ask: { en: 'Ask about this project', de: 'Zu diesem Projekt fragen' },
} as const satisfies Record<string, Localized>;

/** A thing that would help us, with exactly the fields of docs/requirements.md. */
export type NeededItem = { readonly id: string; readonly title: Localized; readonly description: Localized };

export const neededItems: readonly NeededItem[] = [
  {
    id: 'fidget-toys',
    title: { en: 'Fidget toys', de: 'Fidget-Spielzeug' },
    description: {
      en: 'Small things for hands that like to move. Please only quiet ones, without small parts that come off.',
      de: 'Kleine Dinge für Hände, die sich gern bewegen. Bitte nur leise und ohne kleine Teile, die sich lösen.',
    },
  },
  {
    id: 'headphones',
    title: { en: 'Noise-cancelling headphones', de: 'Kopfhörer mit Geräuschunterdrückung' },
    description: {
      en: 'For loud places, and for people who can’t afford their own. Used ones are fine if they work and can be cleaned.',
      de: 'Für laute Orte und für Menschen, die keine kaufen können. Gebraucht ist gut, wenn sie funktionieren und man sie reinigen kann.',
    },
  },
  {
    id: 'blankets',
    title: { en: 'Weighted blankets', de: 'Gewichtsdecken' },
    description: {
      en: 'Blankets with weights sewn in. Please tell us how heavy they are: not every weight is right for children.',
      de: 'Decken mit eingenähten Gewichten. Bitte sag uns, wie schwer sie sind: Nicht jedes Gewicht ist für Kinder richtig.',
    },
  },
  {
    id: 'books',
    title: { en: 'Educational books', de: 'Lern- und Fachbücher' },
    description: {
      en: 'Books on ADHD, autism and learning, in German or English, for people to borrow. Notes in the margin are fine.',
      de: 'Bücher zu ADHS, Autismus und Lernen, auf Deutsch oder Englisch, zum Ausleihen. Notizen am Rand stören nicht.',
    },
  },
];

export const itemWords = {
  lead: {
    en: 'Do you have one of these and don’t need it? Please write first: we don’t have much room, and we’ll tell you how to hand it over.',
    de: 'Hast du so etwas und brauchst es nicht? Bitte schreib zuerst: Wir haben wenig Platz, und wir sagen dir, wie du es übergeben kannst.',
  },
  offer: { en: 'Offer', de: 'Anbieten' },
  message: { en: 'Hello, I would like to give you: ', de: 'Hallo, ich möchte euch geben: ' },
} as const satisfies Record<string, Localized>;

export const next = {
  text: {
    en: 'Would you like to give something else: an hour, a room, a skill? Tell us.',
    de: 'Möchtest du etwas anderes geben: eine Stunde, einen Raum, etwas, das du kannst? Sag es uns.',
  },
  label: { en: 'Offer help', de: 'Hilfe anbieten' },
  message: { en: 'Hello, I would like to help with: ', de: 'Hallo, ich möchte helfen mit: ' },
} as const satisfies Record<string, Localized>;
