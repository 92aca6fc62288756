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
type ListedCategory = {
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
        en: 'Four books, and how to borrow them.',
        de: 'Vier Bücher, und wie du sie leihst.',
      },
      colours: { ground: 'sage' },
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
        en: 'Drawings you may use.',
        de: 'Zeichnungen, die du verwenden darfst.',
      },
      colours: { ground: 'sage' },
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
        en: 'Help with taking notes.',
        de: 'Hilfe beim Mitschreiben.',
      },
      colours: { ground: 'sage' },
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
        en: 'Groups to join today, and planned ones.',
        de: 'Bestehende Gruppen und solche, die wir planen.',
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
        en: 'Podcasts, a video, voices on TikTok.',
        de: 'Podcasts, ein Video, Stimmen auf TikTok.',
      },
      colours: { ground: 'sage' },
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
        en: 'Moving in your own way: what studies say, and how to find a good place.',
        de: 'Bewegung, die zu dir passt: was Studien sagen und wie du einen guten Ort dafür findest.',
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
        en: 'Small things that can make a day easier, and where each comes from: research, courses or experience.',
        de: 'Kleine Dinge, die einen Tag leichter machen können, und woher sie kommen: Forschung, Kurse oder Erfahrung.',
      },
      colours: { ground: 'sage' },
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
        en: 'Our meetings: what they’ll be like, and how to hear about the first.',
        de: 'Unsere Treffen: wie sie werden und wie du vom ersten erfährst.',
      },
      colours: { ground: 'sage' },
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
        en: 'Neutral facts about ADHD medicines, with sources, and what to ask.',
        de: 'Sachliches über Medikamente bei ADHS, mit Quellen, und was du fragen kannst.',
      },
      colours: { ground: 'sage' },
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
        en: 'Five conditions people with ADHD or autism often ask about.',
        de: 'Fünf Themen, nach denen Menschen mit ADHS oder Autismus oft fragen.',
      },
      colours: { ground: 'sage' },
    },
    forWhom: ['me', 'parents', 'teachers'],
    drawing: '/drawings/comorbidity.svg',
  },
];

export const resourcesWords = {
  lead: {
    en: 'What many ask about, and all we’ve collected.',
    de: 'Wonach viele fragen, und alles, was wir gesammelt haben.',
  },
  /** Above the filter and the ten categories. */
  collections: { en: 'Collections', de: 'Sammlungen' },
  after: [
    {
      id: 'choice',
      title: { en: 'How we choose', de: 'Wie wir auswählen' },
      text: {
        en: [
          'We list what respects neurodivergent people, has sources and works from Germany. Nobody pays us for it, and we earn nothing when you buy.',
          'We write what the sources say, and leave out what we don’t know.',
        ],
        de: [
          'Wir nehmen auf, was neurodivergente Menschen achtet, was Quellen beschreiben und was du von Deutschland aus nutzen kannst. Niemand bezahlt uns für einen Platz hier, und wir verdienen nichts, wenn du etwas kaufst.',
          'Wir schreiben, was in den genannten Quellen steht, und lassen weg, was wir nicht wissen.',
        ],
      },
    },
    {
      id: 'wrong',
      title: { en: 'When something is wrong', de: 'Wenn etwas nicht stimmt' },
      text: {
        en: ['Under “More about it” each entry has “This link is broken or wrong”.'],
        de: ['Unter „Mehr dazu“ steht bei jedem Eintrag „Dieser Link ist kaputt oder falsch“: So sagst du es uns.'],
      },
    },
  ],
  next: {
    text: {
      en: 'Do you know something that belongs here?',
      de: 'Kennst du etwas, das hierher gehört?',
    },
    label: { en: 'Tell us about it', de: 'Schreib uns davon' },
    path: '/contact?reason=share',
  },
} as const satisfies ResourcePageWords & { collections: Localized };
