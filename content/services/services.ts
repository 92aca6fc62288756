import type { Passage } from '#content/blocks/passage.ts';
import type { Localized } from '#contract/locale.ts';
import { diagnosticsService } from './diagnostics-service.ts';

export type Service = {
  readonly id: string;
  readonly page: 'services/find-the-lost' | 'services/diagnostics' | 'services/wavy-text';
  readonly text: Localized;
  /** Time, cost and what is stored, in one line. */
  readonly needs: Localized;
  readonly open: Localized;
  /** A second way, for those who come from the other side. */
  readonly beside?: { readonly page: 'services/lost-something'; readonly label: Localized };
};

export const servicesTitle: Localized = { en: 'Services', de: 'Angebote' };

export const servicesNew: Localized = { en: 'New', de: 'Neu' };

export const servicesLead: Localized = {
  en: 'Three services. Each page says what works today.',
  de: 'Drei Angebote. Jede Seite sagt, was heute schon geht.',
};

export const services: readonly Service[] = [
  {
    id: 'find-the-lost',
    page: 'services/find-the-lost',
    text: {
      en: 'Found something that someone may be missing? A toy, a key ring, headphones? Tell us what it is and where you found it. If someone asks us for it, we’ll let you know.',
      de: 'Du hast etwas gefunden, das jemandem fehlt: ein Spielzeug, einen Schlüsselanhänger, Kopfhörer. Sag uns, was es ist und wo es lag. Wir lesen deine Meldung. Fragt uns jemand danach, sagen wir dir Bescheid.',
    },
    needs: {
      en: 'About 5 minutes. Your report is stored and goes to our team.',
      de: 'Etwa 5 Minuten. Deine Meldung wird gespeichert und geht an unser Team.',
    },
    open: { en: 'Report something you found', de: 'Gefundenes melden' },
    beside: { page: 'services/lost-something', label: { en: 'I’ve lost something', de: 'Ich habe etwas verloren' } },
  },
  {
    id: 'diagnostics',
    page: 'services/diagnostics',
    text: diagnosticsService.lead,
    needs: {
      en: 'About 1 minute to read. Nothing is stored.',
      de: 'Etwa 1 Minute Lesezeit. Nichts wird gespeichert.',
    },
    open: { en: 'See what we offer', de: 'Unser Angebot ansehen' },
  },
  {
    id: 'wavy-text',
    page: 'services/wavy-text',
    text: {
      en: 'Text on a wave instead of a straight line. It’s for fun, for posters and cards. It isn’t a reading aid.',
      de: 'Text auf einer Welle statt auf einer geraden Linie. Zum Spielen, für Plakate und Karten. Eine Lesehilfe ist es nicht.',
    },
    needs: {
      en: 'As long as you like. We store nothing.',
      de: 'Solange du magst. Wir speichern nichts.',
    },
    open: { en: 'Make wavy text', de: 'Wellentext machen' },
  },
];

export const moreServices: Passage = {
  id: 'more',
  title: { en: 'More services coming soon', de: 'Weitere Angebote folgen' },
  parts: {
    text: {
      en: 'What would help you in your week?',
      de: 'Was würde dir in deiner Woche helfen?',
    },
  },
};

export const servicesPassages: readonly Passage[] = [
  {
    id: 'who',
    title: { en: 'Who these services are for', de: 'Für wen die Angebote sind' },
    drawing: '/drawings/service-people.svg',
    parts: {
      list: {
        en: [
          'You: nobody asks for a diagnosis or a reason, and a nickname is enough.',
          'Parents: you can report something together with your child. Please leave out your child’s name.',
          'Teachers: the page on diagnostics explains how to get a diagnosis. Please don’t send us anything about pupils.',
        ],
        de: [
          'Für dich: Niemand fragt nach einer Diagnose oder einem Grund, und ein Spitzname genügt.',
          'Für Eltern: Ihr könnt einen Fund gemeinsam melden. Lass den Namen deines Kindes bitte weg.',
          'Für Lehrkräfte: Die Seite zur Diagnostik erklärt den Weg zu einer Diagnose. Schick uns bitte nichts über Schülerinnen und Schüler.',
        ],
      },
    },
  },
  {
    id: 'limits',
    title: { en: 'What our services can’t do', de: 'Was unsere Angebote nicht können' },
    drawing: '/drawings/service-fence.svg',
    parts: {
      list: {
        en: [
          'They aren’t medical services. We don’t examine, diagnose or treat anyone.',
          'They don’t replace your town’s lost property office (in German: Fundbüro).',
          'They can’t help in an emergency: we’re volunteers and don’t read messages at night. Here’s [who you can call or write to](help-now).',
        ],
        de: [
          'Sie sind keine medizinischen Angebote. Wir untersuchen, diagnostizieren und behandeln niemanden.',
          'Sie ersetzen nicht das Fundbüro deiner Stadt.',
          'Sie helfen nicht im Notfall, denn wir sind Freiwillige und lesen nachts keine Nachrichten. Hier steht, [wen du anrufen oder wem du schreiben kannst](help-now).',
        ],
      },
    },
  },
];

export const servicesNext = {
  text: {
    en: 'Is there a service you need? Tell us what it should do. We read every message.',
    de: 'Fehlt dir ein Angebot? Sag uns, was es können müsste. Wir lesen jede Nachricht.',
  },
  label: { en: 'Suggest a service', de: 'Ein Angebot vorschlagen' },
  message: {
    en: 'Hello, I’d like to suggest a service. It would help me if ',
    de: 'Hallo, ich möchte ein Angebot vorschlagen. Mir würde helfen, wenn ',
  },
} as const satisfies Record<string, Localized>;
