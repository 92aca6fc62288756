import type { Localized } from '#contract/locale.ts';
import type { Brief } from './brief.ts';
import type { Passage } from './passage.ts';

export type Service = {
  readonly page: 'services/find-the-lost' | 'services/diagnostics' | 'services/wavy-text';
  readonly text: Localized;
  /** Time, cost and what is stored, in one line. */
  readonly needs: Localized;
  readonly open: Localized;
};

export const servicesTitle: Localized = { en: 'Services', de: 'Angebote' };

export const servicesLead: Localized = {
  en: 'Three services. Each page says what works today.',
  de: 'Drei Angebote. Jede Seite sagt, was heute schon geht.',
};

export const servicesBrief: Brief = {
  points: {
    en: [
      'Three services: report a found thing, read about diagnosis, make wavy text.',
      'They are free, and you need no account.',
      'They are new. Tell us what is missing or unclear.',
    ],
    de: [
      'Drei Angebote: Gefundenes melden, über Diagnosen lesen, Wellentext machen.',
      'Sie sind kostenlos, und du brauchst kein Konto.',
      'Sie sind neu. Sag uns, was fehlt oder unklar ist.',
    ],
  },
  minutes: 2,
};

export const services: readonly Service[] = [
  {
    page: 'services/find-the-lost',
    text: {
      en: 'You found a thing that somebody misses: a toy, a key ring, headphones. Tell us what it is and where it was. We read your report. If somebody asks us for the thing, we pass that on to you.',
      de: 'Du hast etwas gefunden, das jemandem fehlt: ein Spielzeug, einen Schlüsselanhänger, Kopfhörer. Sag uns, was es ist und wo es lag. Wir lesen deine Meldung. Fragt uns jemand danach, geben wir es an dich weiter.',
    },
    needs: {
      en: 'About 5 minutes. Your report is stored and goes to our team.',
      de: 'Etwa 5 Minuten. Deine Meldung wird gespeichert und geht an unser Team.',
    },
    open: { en: 'Report a found thing', de: 'Gefundenes melden' },
  },
  {
    page: 'services/diagnostics',
    text: {
      en: 'Three ways to understand yourself, and what the way to an official diagnosis of autism or ADHD looks like in Germany. With the prototype of a self-assessment.',
      de: 'Drei Wege, dich zu verstehen, und wie der Weg zu einer offiziellen Diagnose von Autismus oder ADHS in Deutschland aussieht. Mit dem Prototyp einer Selbsteinschätzung.',
    },
    needs: {
      en: 'About 4 minutes to read. Nothing is stored.',
      de: 'Etwa 4 Minuten Lesezeit. Nichts wird gespeichert.',
    },
    open: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
  },
  {
    page: 'services/wavy-text',
    text: {
      en: 'Text that stands on a wave instead of a straight line. It is for play, for posters and cards. It is not a reading aid.',
      de: 'Text, der auf einer Welle steht statt auf einer geraden Linie. Zum Spielen, für Plakate und Karten. Es ist keine Lesehilfe.',
    },
    needs: {
      en: 'As long as you like. We store nothing.',
      de: 'So lange du magst. Wir speichern nichts.',
    },
    open: { en: 'See wavy text', de: 'Wellentext ansehen' },
  },
];

export const moreServices: Passage = {
  title: { en: 'More services coming soon', de: 'Weitere Angebote folgen' },
  parts: [
    {
      en: 'We build slowly and do not promise a date. What would help you in your week? One sentence is enough.',
      de: 'Wir bauen langsam und versprechen kein Datum. Was würde dir in deiner Woche helfen? Ein Satz genügt.',
    },
  ],
};

export const servicesPassages: readonly Passage[] = [
  {
    title: { en: 'For whom the services are', de: 'Für wen die Angebote sind' },
    parts: [
      {
        en: [
          'For you: nobody asks for a diagnosis or a reason, and a nickname is enough.',
          'For parents: you can report a find together with your child. Please leave out your child’s name.',
          'For teachers: the page on diagnostics explains the way to a diagnosis. Please send us nothing about pupils.',
        ],
        de: [
          'Für dich: Niemand fragt nach einer Diagnose oder einem Grund, und ein Spitzname genügt.',
          'Für Eltern: Ihr könnt einen Fund gemeinsam melden. Lass den Namen deines Kindes bitte weg.',
          'Für Lehrkräfte: Die Seite zur Diagnostik erklärt den Weg zu einer Diagnose. Schick uns bitte nichts über Schülerinnen und Schüler.',
        ],
      },
    ],
  },
  {
    title: { en: 'What our services cannot do', de: 'Was unsere Angebote nicht können' },
    parts: [
      {
        en: [
          'They are not medical services. We do not examine, diagnose or treat anybody.',
          'They do not replace the lost property office of your town (in German: Fundbüro).',
          'They do not help in an emergency, because we are volunteers and do not read messages at night. Here are [numbers you can call, with their hours](help-now).',
        ],
        de: [
          'Sie sind keine medizinischen Angebote. Wir untersuchen, diagnostizieren und behandeln niemanden.',
          'Sie ersetzen nicht das Fundbüro deiner Stadt.',
          'Sie helfen nicht im Notfall, denn wir sind Freiwillige und lesen nachts keine Nachrichten. Hier sind [Nummern, die du anrufen kannst, mit ihren Zeiten](help-now).',
        ],
      },
    ],
  },
];

export const servicesNext = {
  text: {
    en: 'Do you miss a service? Tell us what it would have to do. We read every message.',
    de: 'Fehlt dir ein Angebot? Sag uns, was es können müsste. Wir lesen jede Nachricht.',
  },
  label: { en: 'Propose a service', de: 'Ein Angebot vorschlagen' },
  message: {
    en: 'Hello, I would like to propose a service. It would help me if ',
    de: 'Hallo, ich möchte ein Angebot vorschlagen. Mir würde helfen, wenn ',
  },
} as const satisfies Record<string, Localized>;
