import type { Colour } from '#content/blocks/colour.ts';
import { pageNames } from '#content/pages.ts';
import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { Audience } from './resource.ts';

export type ResourceCategory = {
  readonly id: string;
  readonly name: Localized;
  readonly path: string;
  readonly description: Localized;
  readonly colours: { readonly ground: Colour };
};

/** A category with what the page of all resources needs to show it. */
export type ListedCategory = {
  readonly item: ResourceCategory;
  readonly forWhom: readonly Audience[];
  readonly drawing: string;
};

export const resourceCategories: readonly ListedCategory[] = [
  {
    item: {
      id: 'books',
      name: pageNames['resources/books'],
      path: '/resources/books',
      description: {
        en: 'Four books about autism and ADHD. For each one: why we chose it, how long it is, where to get it.',
        de: 'Vier Bücher über Autismus und ADHS. Zu jedem: warum wir es gewählt haben, wie lang es ist, wo du es bekommst.',
      },
      colours: { ground: 'lilac' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/books.svg',
  },
  {
    item: {
      id: 'gallery',
      name: pageNames['resources/gallery'],
      path: '/resources/gallery',
      description: {
        en: 'Drawings of scenes from this site. Each has a description in words. You may use them.',
        de: 'Zeichnungen von Szenen dieser Website. Jede hat eine Beschreibung in Worten. Du darfst sie verwenden.',
      },
      colours: { ground: 'mustard' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/gallery.svg',
  },
  {
    item: {
      id: 'ai-tools',
      name: pageNames['resources/ai-tools'],
      path: '/resources/ai-tools',
      description: {
        en: 'A program that helps you take notes, and what to know before you record someone.',
        de: 'Ein Computerprogramm, das beim Mitschreiben hilft, und was du wissen solltest, bevor du jemanden aufnimmst.',
      },
      colours: { ground: 'sky' },
    },
    forWhom: ['me', 'teachers'],
    drawing: '/drawings/ai-tools.svg',
  },
  {
    item: {
      id: 'community',
      name: pageNames['resources/community'],
      path: '/resources/community',
      description: {
        en: 'The six groups we’re planning: for everyone, for parents, for teachers, for news and for short videos.',
        de: 'Die sechs Gruppen, die wir planen: für alle, für Eltern, für Lehrkräfte, für Neues und für kurze Videos.',
      },
      colours: { ground: 'sage' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/community.svg',
  },
  {
    item: {
      id: 'media',
      name: pageNames['resources/media'],
      path: '/resources/media',
      description: {
        en: 'Things to listen to and watch: podcasts, a video and people on TikTok.',
        de: 'Zum Hören und Sehen: Podcasts, ein Video und Menschen auf TikTok.',
      },
      colours: { ground: 'mustard' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/media.svg',
  },
  {
    item: {
      id: 'exercise',
      name: pageNames['resources/exercise'],
      path: '/resources/exercise',
      description: {
        en: 'Moving in a way that fits you. Coming soon.',
        de: 'Bewegung, die zu dir passt. Kommt bald.',
      },
      colours: { ground: 'sage' },
    },
    forWhom: ['me', 'parents'],
    drawing: '/drawings/exercise.svg',
  },
  {
    item: {
      id: 'life-hacks',
      name: pageNames['resources/life-hacks'],
      path: '/resources/life-hacks',
      description: {
        en: 'Small things that make a day lighter. Coming soon.',
        de: 'Kleine Dinge, die einen Tag leichter machen. Kommt bald.',
      },
      colours: { ground: 'sky' },
    },
    forWhom: ['me', 'parents'],
    drawing: '/drawings/life-hacks.svg',
  },
  {
    item: {
      id: 'events',
      name: pageNames['resources/events'],
      path: '/resources/events',
      description: {
        en: 'Meetings and dates, with what to expect there. Coming soon.',
        de: 'Treffen und Termine, und was dich dort erwartet. Kommt bald.',
      },
      colours: { ground: 'lilac' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/events.svg',
  },
  {
    item: {
      id: 'medication',
      name: pageNames['resources/medication'],
      path: '/resources/medication',
      description: {
        en: 'Neutral facts about medication, with sources. Coming soon.',
        de: 'Sachliches über Medikamente, mit Quellen. Kommt bald.',
      },
      colours: { ground: 'sky' },
    },
    forWhom: ['me', 'parents'],
    drawing: '/drawings/medication.svg',
  },
  {
    item: {
      id: 'comorbidity',
      name: pageNames['resources/comorbidity'],
      path: '/resources/comorbidity',
      description: {
        en: 'Five conditions that people with ADHD or autism often ask about: what’s known, and what’s disputed.',
        de: 'Fünf Themen, nach denen Menschen mit ADHS oder Autismus oft fragen: was man weiß und was umstritten ist.',
      },
      colours: { ground: 'lilac' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/comorbidity.svg',
  },
];

export const resourcesWords = {
  lead: {
    en: 'Everything we’ve collected, on ten pages: why it’s here and, where we know it, what it costs and how long it takes.',
    de: 'Alles, was wir gesammelt haben, auf zehn Seiten. Wir sagen, warum etwas hier steht und, wenn wir es wissen, was es kostet und wie lange es dauert.',
  },
  brief: {
    points: {
      en: [
        'Ten pages. Four of them are still being written and say “coming soon”.',
        'You can choose to see only what’s for you, for parents or for teachers.',
        'Nothing here replaces a doctor or a therapist.',
      ],
      de: [
        'Zehn Seiten. Vier davon werden noch geschrieben; dort steht „kommt bald“.',
        'Du kannst nur das zeigen lassen, was für dich, für Eltern oder für Lehrkräfte ist.',
        'Nichts hier ersetzt ärztliche oder therapeutische Hilfe.',
      ],
    },
    minutes: 3,
  },
  after: [
    {
      id: 'choice',
      title: { en: 'How we choose', de: 'Wie wir auswählen' },
      text: {
        en: [
          'We list things that respect neurodivergent people, that sources describe, and that you can use from Germany. Nobody pays us to be listed, and we don’t earn anything when you buy something.',
          'We read the sources that are named, write only what they say, and leave out what we don’t know; “Last checked” is the day we last compared the two.',
        ],
        de: [
          'Wir nehmen etwas auf, wenn es neurodivergente Menschen achtet, wenn Quellen uns sagen, was es ist, und wenn du es von Deutschland aus nutzen kannst. Niemand bezahlt uns für einen Platz auf diesen Seiten, und wir verdienen nichts, wenn du etwas kaufst.',
          'Wir lesen die genannten Quellen, schreiben nur, was darin steht, und lassen weg, was wir nicht wissen; „Zuletzt geprüft“ ist der Tag, an dem wir beides zuletzt verglichen haben.',
        ],
      },
    },
    {
      id: 'wrong',
      title: { en: 'When something is wrong', de: 'Wenn etwas nicht stimmt' },
      text: {
        en: [
          'Below each entry you’ll find “This link is broken or wrong”. It opens our contact form with the name of the entry already filled in. All you have to do is send it.',
          'Do you know something that belongs here? Tell us what it is and how it helped you.',
        ],
        de: [
          'Unter jedem Eintrag steht „Dieser Link ist kaputt oder falsch“. Damit öffnet sich unser Kontaktformular, und der Name des Eintrags ist schon ausgefüllt. Du musst nur noch senden.',
          'Kennst du etwas, das hierher gehört? Sag uns, was es ist und was es dir gebracht hat. Ein Satz genügt.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Not sure where to start? Try the books.',
      de: 'Weißt du nicht, wo du anfangen sollst? Die Seite mit den Büchern ist kurz und vollständig.',
    },
    label: { en: 'See the four books', de: 'Die vier Bücher ansehen' },
    path: '/resources/books',
  },
} as const satisfies ResourcePageWords;
