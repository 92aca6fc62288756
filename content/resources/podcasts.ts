import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { Listed } from './resource.ts';

export type Podcast = {
  readonly title: string;
  readonly description: Localized;
  readonly platform: string;
  readonly link: string;
  /** A drawing of ours. */
  readonly image: string;
};

const free = { en: 'Free', de: 'Kostenlos' } as const;

export const podcasts: readonly Listed<Podcast>[] = [
  {
    id: 'spektrakulaer',
    item: {
      title: 'Spektrakulär – Eltern erkunden Autismus',
      description: {
        en: 'Two parents of autistic children talk with guests. Most of the guests are autistic themselves.',
        de: 'Zwei Eltern autistischer Kinder sprechen mit Gästen, von denen die meisten selbst autistisch sind.',
      },
      platform: 'spektrakulaer.de',
      link: 'https://www.spektrakulaer.de',
      image: '/drawings/podcast-family.svg',
    },
    facts: {
      why: {
        en: 'Each episode has a text to read, and there are short versions. So you can read instead, or take in a little at a time. The hosts are a journalist and a therapist. It’s published by Martinsclub Bremen and funded by Aktion Mensch.',
        de: 'Zu jeder Folge gibt es einen Text zum Lesen, und es gibt Kurzfassungen. Du kannst also auch lesen oder nur wenig auf einmal aufnehmen. Eine Journalistin und ein Therapeut führen die Gespräche. Herausgeber ist der Martinsclub Bremen; Aktion Mensch fördert ihn.',
      },
      forWhom: ['parents', 'teachers', 'me'],
      cost: { ...free },
      language: { en: 'German', de: 'Deutsch' },
      form: { en: 'Podcast with texts to read', de: 'Podcast mit Texten zum Lesen' },
      time: { en: 'One episode a month; short versions too', de: 'Eine Folge im Monat; es gibt Kurzfassungen' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'Weser-Kurier: Bremer Podcast „Spektrakulär“',
          url: 'https://www.weser-kurier.de/bremen/politik/autismus-im-fokus-bremer-podcast-spektrakulaer-klaert-auf-doc82d1lwh7vaaqxidc2qb',
          lang: 'de',
        },
        { title: 'Spektrakulär: über den Podcast', url: 'https://www.spektrakulaer.de/about/', lang: 'de' },
        { title: 'Martinsclub: Spektrakulär', url: 'https://www.martinsclub.de/spektrakulaer-podcast/', lang: 'de' },
      ],
    },
  },
  {
    id: 'mit-adhs',
    item: {
      title: 'Mit ADHS',
      description: {
        en: 'Long, open conversations with adults who have ADHD. The host has it too.',
        de: 'Lange, offene Gespräche mit Erwachsenen, die ADHS haben, geführt von einem, der es auch hat.',
      },
      platform: 'RTL+',
      link: 'https://plus.rtl.de/podcast/mit-adhs-72s7rbom71zwk',
      image: '/drawings/podcast-talk.svg',
    },
    facts: {
      why: {
        en: 'The host, Gordon, was diagnosed in 1996. Good to know before you listen: people also talk about crises and about time in hospital.',
        de: 'Der Gastgeber Gordon bekam seine Diagnose 1996. Gut zu wissen: In den Gesprächen geht es auch um Krisen und um Zeit in Kliniken.',
      },
      forWhom: ['me'],
      cost: { en: 'See RTL+', de: 'Siehe RTL+' },
      language: { en: 'German', de: 'Deutsch' },
      form: { en: 'Podcast', de: 'Podcast' },
      time: { en: 'Long episodes', de: 'Lange Folgen' },
      lastChecked: '2026-11-20',
      sources: [
        { title: 'RTL+: Mit ADHS', url: 'https://plus.rtl.de/podcast/mit-adhs-72s7rbom71zwk/neue-folge', lang: 'de' },
      ],
    },
  },
  {
    id: 'adhd-aha',
    item: {
      title: 'ADHD Aha!',
      description: {
        en: 'People talk about the moment when ADHD began to make sense to them.',
        de: 'Menschen erzählen von dem Moment, in dem ADHS für sie einen Sinn ergab.',
      },
      platform: 'Understood.org',
      link: 'https://www.understood.org/podcasts/adhd-aha',
      image: '/drawings/podcast-idea.svg',
    },
    facts: {
      why: {
        en: 'The host is Laura Key of Understood.org. People with ADHD tell their own stories.',
        de: 'Gastgeberin ist Laura Key von Understood.org. Menschen mit ADHS erzählen ihre eigenen Geschichten.',
      },
      forWhom: ['me', 'parents'],
      cost: { ...free },
      language: { en: 'English', de: 'Englisch' },
      form: { en: 'Podcast', de: 'Podcast' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'ADHD Aha!: ADHD and hormones (Catie Osborn’s story)',
          url: 'https://understood.org/podcasts/adhd-aha/adhd-hormones-catie-osborn',
          lang: 'en',
        },
      ],
    },
  },
];

export const podcastsWords = {
  lead: {
    en: 'Three podcasts: one about autism, two about ADHD.',
    de: 'Drei Podcasts: einer über Autismus, zwei über ADHS.',
  },
  after: [
    {
      id: 'tiring',
      title: { en: 'If listening is tiring', de: 'Wenn Zuhören anstrengt' },
      text: {
        en: [
          'Listen for ten minutes and stop. You don’t have to finish it. Many players can also play more slowly, or skip silence.',
          'Some people listen better with their hands busy, for example while drawing or walking. Others need a quiet room and nothing else. Both are fine.',
        ],
        de: [
          'Hör zehn Minuten und mach dann Schluss. Du musst ihn nicht zu Ende hören. Viele Abspieler können auch langsamer spielen oder Stille auslassen.',
          'Manche hören besser zu, wenn die Hände etwas tun, zum Beispiel beim Zeichnen oder Gehen. Andere brauchen einen ruhigen Raum und sonst nichts. Beides ist in Ordnung.',
        ],
      },
    },
    {
      id: 'links',
      title: { en: 'Where the links lead', de: 'Wohin die Links führen' },
      text: {
        en: [
          '“Listen Now” takes you to the website of the podcast or its platform. Nothing is loaded from there before you choose it. “Discuss Podcast” opens our contact form: tell us what you think, or what’s missing here.',
        ],
        de: [
          '„Jetzt anhören“ führt auf die Website des Podcasts oder seiner Plattform. Vorher wird von dort nichts geladen. „Über den Podcast sprechen“ öffnet unser Kontaktformular: Sag uns, was du denkst oder was hier fehlt.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Would you like to talk with others about what you heard? We’re planning groups for that.',
      de: 'Möchtest du mit anderen über das sprechen, was du gehört hast? Dafür planen wir Gruppen.',
    },
    label: { en: 'See the groups and channels we’re planning', de: 'Die geplanten Gruppen und Kanäle ansehen' },
    path: '/resources/community',
  },
} as const satisfies ResourcePageWords;
