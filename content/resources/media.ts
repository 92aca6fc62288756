import type { Colour } from '#content/blocks/colour.ts';
import type { Named } from '#content/blocks/named.ts';
import { pageNames } from '#content/pages.ts';
import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';

export type MediaTile = {
  readonly title: Localized;
  readonly description: Localized;
  readonly path: string;
  /** A drawing of ours. */
  readonly icon: string;
  readonly colours: { readonly ground: Colour };
};

export const mediaTiles: readonly Named<MediaTile>[] = [
  {
    id: 'podcasts',
    title: pageNames['resources/podcasts'],
    description: {
      en: 'Three podcasts to listen to. Some episodes also come with a text to read.',
      de: 'Drei Podcasts zum Anhören. Zu manchen Folgen gibt es auch einen Text zum Lesen.',
    },
    path: '/resources/podcasts',
    icon: '/drawings/podcasts.svg',
    colours: { ground: 'sage' },
  },
  {
    id: 'videos',
    title: pageNames['resources/videos'],
    description: {
      en: 'A talk about ADHD, 28 minutes long, in English, with its main points in writing.',
      de: 'Ein Vortrag über ADHS, 28 Minuten lang, auf Englisch. Die wichtigsten Punkte stehen dort in Worten.',
    },
    path: '/resources/videos',
    icon: '/drawings/media.svg',
    colours: { ground: 'sage' },
  },
  {
    id: 'tiktok',
    title: pageNames['resources/media/tiktok'],
    description: {
      en: 'Two people who make short videos, and how to check what videos like these claim.',
      de: 'Zwei Menschen, die kurze Videos machen, und wie du prüfst, was solche Videos behaupten.',
    },
    path: '/resources/media/tiktok',
    icon: '/drawings/tiktok.svg',
    colours: { ground: 'sage' },
  },
];

export const mediaWords = {
  lead: {
    en: 'Things to listen to and watch. Choose what suits you today: podcasts, a talk, or short videos.',
    de: 'Etwas zum Hören und Sehen. Wähle, was heute zu dir passt: Podcasts, ein Vortrag oder kurze Videos.',
  },
  after: [
    {
      id: 'today',
      title: { en: 'Which one fits today?', de: 'Was passt heute?' },
      text: {
        en: [
          'You’re tired, or light hurts your eyes: choose a podcast. You can close your eyes and stop after ten minutes.',
          'You want to understand ADHD from the beginning: choose the video. Read its main points first if you don’t like surprises.',
          'You want to see how others live: choose the two creators on TikTok. Set a timer, because that app never ends by itself.',
        ],
        de: [
          'Du bist müde oder Licht tut dir weh: Nimm einen Podcast. Du kannst die Augen schließen und nach zehn Minuten aufhören.',
          'Du möchtest ADHS von Anfang an verstehen: Nimm das Video. Lies zuerst die wichtigsten Punkte, wenn du Überraschungen nicht magst.',
          'Du möchtest sehen, wie andere leben: Nimm die beiden Menschen auf TikTok. Stell einen Wecker, denn diese App hört nicht von selbst auf.',
        ],
      },
    },
    {
      id: 'data',
      title: { en: 'Your data', de: 'Deine Daten' },
      text: {
        en: [
          'Our pages show our own drawings instead of pictures from other services. So YouTube, TikTok and the podcast platforms don’t learn that you’re here. They do when you follow a link or start the player; a sentence next to it says so.',
          'We don’t count what you click.',
        ],
        de: [
          'Auf unseren Seiten siehst du eigene Zeichnungen statt Bilder anderer Dienste. So erfahren YouTube, TikTok und die Podcast-Plattformen nicht, dass du hier bist. Sie erfahren es, wenn du einem Link folgst oder den Abspieler startest; ein Satz daneben sagt es dir.',
          'Wir zählen nicht, was du anklickst.',
        ],
      },
    },
    {
      id: 'missing',
      title: { en: 'Is something missing?', de: 'Fehlt etwas?' },
      text: {
        en: [
          'These lists are short on purpose: a few things with sources are better than many without. If you know a podcast, a video or a person who belongs here, write to us. Good ones talk with people, not only about them.',
        ],
        de: [
          'Diese Listen sind mit Absicht kurz: Wenige Dinge mit Quellen sind besser als viele ohne. Wenn du einen Podcast, ein Video oder einen Menschen kennst, der hierher gehört, schreib uns. Gute Einträge sprechen mit Menschen, nicht nur über sie.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Start with what takes the least energy: listening.',
      de: 'Beginne mit dem, was am wenigsten Kraft braucht: zuhören.',
    },
    label: { en: 'See three podcasts', de: 'Drei Podcasts ansehen' },
    path: '/resources/podcasts',
  },
} as const satisfies ResourcePageWords;
