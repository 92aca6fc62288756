import type { Brief } from '#content/blocks/brief.ts';
import type { Named } from '#content/blocks/named.ts';
import type { Passage } from '#content/blocks/passage.ts';
import type { Checked } from '#content/blocks/source.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { Localized } from '#contract/locale.ts';
import { phaseNames } from './money.ts';

export const lead: Localized = {
  en: 'We want to become a registered association and put up neurodiversity-friendly vending machines in town.',
  de: 'Wir wollen ein eingetragener Verein werden und in der Stadt Automaten aufstellen, die neurodivergenten Menschen helfen.',
};

export const brief: Brief = {
  points: {
    en: [
      'The goal is 5,000 euro, in four phases.',
      'The current goal is 1,500 euro for phase 2: founding and registering. It’s the first phase that costs a lot.',
    ],
    de: [
      'Das Ziel sind 5.000 Euro in vier Phasen.',
      'Das aktuelle Ziel sind 1.500 Euro für Phase 2: gründen und eintragen. Das ist die erste Phase, die viel kostet.',
    ],
  },
  minutes: 4,
};

export const before: readonly Passage[] = [
  {
    id: 'association',
    drawing: '/drawings/plan-together.svg',
    title: { en: 'Why a registered association', de: 'Warum ein eingetragener Verein' },
    parts: {
      list: {
        en: [
          'A registered association can sign contracts itself: for an account, a room, insurance. Today one person has to do that.',
          'Today, anyone who acts for the group is personally liable (§ 54 of the German Civil Code).',
          'The rules are in writing: the statutes must say what the association is for, how people join and leave, and who decides.',
          'At least seven members should be there when it is registered (§ 56). You could be one of them.',
        ],
        de: [
          'Ein eingetragener Verein kann selbst Verträge schließen: für ein Konto, einen Raum, eine Versicherung. Heute muss das eine einzelne Person tun.',
          'Heute haftet mit dem eigenen Geld, wer für die Gruppe handelt (§ 54 BGB).',
          'Die Regeln sind aufgeschrieben: Die Satzung muss sagen, wofür der Verein da ist, wie man ein- und austritt und wer entscheidet.',
          'Bei der Eintragung sollen es mindestens sieben Mitglieder sein (§ 56 BGB). Du könntest dazugehören.',
        ],
      },
    },
  },
  {
    id: 'machines',
    drawing: '/drawings/plan-machine.svg',
    title: { en: 'The vending machines', de: 'Die Automaten' },
    parts: {
      open: {
        en: 'A vending machine can be open when shops are closed, and you don’t have to talk to anyone. Ours will stock what helps when a day gets too much: earplugs, quiet fidget toys, sunglasses, tissues, water, a card that says “I need a break”.',
        de: 'Ein Automat kann offen sein, wenn Läden zu sind, und man muss mit niemandem sprechen. In unserem soll sein, was hilft, wenn ein Tag zu viel wird: Ohrstöpsel, leises Fidget-Spielzeug, Sonnenbrillen, Taschentücher, Wasser, eine Karte mit „Ich brauche eine Pause“.',
      },
      list: {
        en: [
          'No flashing light, no music, a quiet motor',
          'Large signs with words, and each thing always in the same place',
          'Pay with coins or card, no app, and everything within reach from a wheelchair',
          'Still to be settled: the place and the permission for it, the lists of ingredients, who refills it, taxes',
        ],
        de: [
          'Kein blinkendes Licht, keine Musik, ein leiser Motor',
          'Große Zeichen mit Wörtern, und jedes Ding immer am selben Platz',
          'Münzen und Karte, keine App, und eine Höhe, die man im Rollstuhl erreicht',
          'Noch zu klären: der Platz und die Erlaubnis, die Zutatenlisten, wer auffüllt, Steuern',
        ],
      },
    },
  },
];

/** A phase of the plan, with exactly the fields of docs/requirements.md. */
export type Phase = {
  readonly title: Localized;
  readonly cost: Localized;
  readonly items: Localized<readonly string[]>;
  readonly highlight: boolean;
  /** Shown on the highlighted card. */
  readonly text?: Localized;
};

export const phasesTitle: Localized = { en: 'Four phases', de: 'Vier Phasen' };

export const phases: readonly Named<Phase>[] = [
  {
    id: 'prepare',
    title: phaseNames[1],
    cost: { en: 'about 10 euro per month', de: 'etwa 10 Euro im Monat' },
    items: {
      en: ['Bank account', 'Payment account', 'Donation site', 'Manual tracking of what comes in'],
      de: ['Bankkonto', 'Bezahlkonto', 'Spendenseite', 'Liste von Hand: was eingeht'],
    },
    highlight: false,
  },
  {
    id: 'register',
    title: phaseNames[2],
    cost: { en: '1,500–1,700 euro over 1–3 months', de: '1.500–1.700 Euro in 1–3 Monaten' },
    items: {
      en: [
        'Write the statutes and have them looked at',
        'Founding meeting: adopt the statutes, elect the board',
        'Notary and register court',
        'Ask the tax office to check the statutes',
      ],
      de: [
        'Satzung schreiben und prüfen lassen',
        'Gründungsversammlung: Satzung beschließen, Vorstand wählen',
        'Notariat und Registergericht',
        'Das Finanzamt bitten, die Satzung zu prüfen',
      ],
    },
    highlight: true,
    text: { en: 'Current goal: 1,500 euro', de: 'Aktuelles Ziel: 1.500 Euro' },
  },
  {
    id: 'machine',
    title: phaseNames[3],
    cost: {
      en: '1,600–2,200 euro over 1–2 months, after the association is ready',
      de: '1.600–2.200 Euro in 1–2 Monaten, sobald der Verein bereit ist',
    },
    items: {
      en: [
        'Find a place and ask for permission',
        'Buy a machine',
        'Choose and label the items',
        'Try it with a few people first',
      ],
      de: [
        'Einen Platz finden und um Erlaubnis fragen',
        'Einen Automaten kaufen',
        'Die Dinge auswählen und beschriften',
        'Zuerst mit wenigen Menschen ausprobieren',
      ],
    },
    highlight: false,
  },
  {
    id: 'running',
    title: phaseNames[4],
    cost: { en: 'minimal ongoing cost', de: 'geringe laufende Kosten' },
    items: {
      en: ['Refill, clean, check use-by dates', 'Answer reports of faults', 'Publish what came in and what we spent'],
      de: [
        'Auffüllen, reinigen, Haltbarkeit prüfen',
        'Auf Störungsmeldungen antworten',
        'Veröffentlichen, was einging und was wir ausgaben',
      ],
    },
    highlight: false,
  },
];

/** The lines of the sum in euro: least and most. Phase 1 is counted for one year. */
export const budget = [
  { id: 'phase-1', name: { en: 'Phase 1, one year', de: 'Phase 1, ein Jahr' }, least: 120, most: 120 },
  { id: 'phase-2', name: { en: 'Phase 2', de: 'Phase 2' }, least: 1500, most: 1700 },
  { id: 'phase-3', name: { en: 'Phase 3', de: 'Phase 3' }, least: 1600, most: 2200 },
  { id: 'buffer', name: { en: 'Buffer for surprises', de: 'Puffer für Unerwartetes' }, least: 500, most: 500 },
] as const satisfies readonly { id: string; name: Localized; least: number; most: number }[];

export const budgetWords = {
  title: { en: 'Budget summary', de: 'Übersicht der Kosten' },
  what: { en: 'What', de: 'Was' },
  euro: { en: 'Euro', de: 'Euro' },
  open: { en: 'Show the sums', de: 'Die Summen zeigen' },
  free: { en: 'Not yet allocated', de: 'Noch nicht verplant' },
  total: { en: 'Total', de: 'Gesamt' },
} as const satisfies Record<string, Localized>;

export const legal: Passage = {
  id: 'legal',
  drawing: '/drawings/plan-rules.svg',
  title: { en: 'Legal status of donations', de: 'Rechtliches zu Spenden' },
  parts: {
    list: {
      en: [
        'We’re a group, not yet a registered association (see [Impressum](impressum)). Your gift goes to the group, by card link, bank transfer or payment account.',
        'Receipts can only be issued once the tax office has decided in writing (§ 63 of the German Fiscal Code). We don’t have that decision yet, so don’t expect one for a gift you make today.',

        'We haven’t decided yet what happens with the money if the goal isn’t reached. Ask us before you give a large amount.',
      ],
      de: [
        'Wir sind eine Gruppe, noch kein eingetragener Verein (siehe [Impressum](impressum)). Deine Spende geht an die Gruppe: über Kartenlink, Überweisung oder Bezahlkonto.',
        'Belege dürfen erst nach dem schriftlichen Bescheid des Finanzamts ausgestellt werden (§ 63 AO). Den haben wir nicht: Rechne für eine Spende von heute nicht damit.',

        'Was mit dem Geld geschieht, wenn das Ziel nicht erreicht wird, ist noch nicht entschieden. Frag uns, bevor du viel gibst.',
      ],
    },
  },
};

export const phaseItems: Localized = { en: 'What’s included', de: 'Was dazugehört' };

export const toTransfer: Localized = {
  en: 'Copy these details or tell us about a transfer: Support us',
  de: 'Angaben kopieren oder eine Überweisung ankündigen: Unterstützen',
};

export const bankTitle: Localized = { en: 'Bank transfer', de: 'Überweisung' };

export const drawing: Localized = {
  en: 'Drawing: a vending machine between hills and houses, with ear defenders and colourful small things inside, and a squirrel beside it',
  de: 'Zeichnung: ein Automat zwischen Hügeln und Häusern, darin Gehörschutz und bunte kleine Dinge, daneben ein Eichhörnchen',
};

export const words = {
  back: { en: 'Back to Home', de: 'Zurück zur Startseite' },
  donate: { en: 'Donate', de: 'Spenden' },
} as const satisfies Record<string, Localized>;

export const checked: Checked = {
  lastChecked: '2026-11-20',
  sources: [
    {
      title: 'Bundestag, Wissenschaftliche Dienste: Mindestmitgliederzahl im Vereinsrecht (2018)',
      url: 'https://sehrgutachten.de/bt/wd7/030-18-vereinsrecht-mindestmitgliederzahl.txt',
      lang: 'de',
    },
    { title: 'BGB § 54 (seit 2024)', url: 'https://lexetius.de/BGB/54', lang: 'de' },
    sourcesOfWords.winheller,
    sourcesOfWords.notare,
    sourcesOfWords.ao63,
  ],
};

export const next = {
  text: {
    en: 'Every way to give, whether money, things or time, is on one page.',
    de: 'Alle Wege zu helfen, mit Geld, Dingen oder Zeit, stehen auf einer Seite.',
  },
  label: { en: 'See all ways to help', de: 'Alle Wege ansehen' },
} as const satisfies Record<string, Localized>;
