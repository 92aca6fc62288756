import { sourcesOfWords } from '#content/words/sources.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { ListedTool } from './tool.ts';

/** None is open yet. Whoever opens one writes its address here, as `link`, and with `facts` what is known of it. */
export const communityChannels: readonly ListedTool[] = [
  {
    id: 'community',
    item: {
      title: { en: 'Community', de: 'Gemeinschaft' },
      description: {
        en: 'The place to arrive. Say hello, or read along quietly.',
        de: 'Der Ort zum Ankommen. Sag hallo oder lies still mit.',
      },
      image: '/drawings/group-community.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the community group.',
        de: 'Hallo, ich möchte mehr über die Gruppe „Gemeinschaft“ wissen.',
      },
    },
  },
  {
    id: 'general',
    item: {
      title: { en: 'General discussion', de: 'Allgemeines Gespräch' },
      description: {
        en: 'Talk about daily life, special interests and everything that has no group of its own.',
        de: 'Über den Alltag, besondere Interessen und alles ohne eigene Gruppe.',
      },
      image: '/drawings/group-discussion.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the general discussion group.',
        de: 'Hallo, ich möchte mehr über die Gruppe „Allgemeines Gespräch“ wissen.',
      },
    },
  },
  {
    id: 'parenting',
    item: {
      title: { en: 'Parenting', de: 'Eltern' },
      description: {
        en: 'For parents of neurodivergent children and for neurodivergent parents.',
        de: 'Für Eltern neurodivergenter Kinder und für neurodivergente Eltern.',
      },
      image: '/drawings/group-parenting.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the parenting group.',
        de: 'Hallo, ich möchte mehr über die Eltern-Gruppe wissen.',
      },
    },
  },
  {
    id: 'teachers',
    item: {
      title: { en: 'Teachers', de: 'Lehrkräfte' },
      description: {
        en: 'For teachers and all who work in schools: what helps in the classroom, and what doesn’t.',
        de: 'Für alle, die in Schulen arbeiten: was im Unterricht hilft und was nicht.',
      },
      image: '/drawings/group-teachers.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the group for teachers.',
        de: 'Hallo, ich möchte mehr über die Gruppe für Lehrkräfte wissen.',
      },
    },
  },
  {
    id: 'news',
    item: {
      title: { en: 'News', de: 'Neues' },
      description: {
        en: 'Short notes on what’s new on this site and in our projects. For reading only.',
        de: 'Was es auf der Website und in unseren Projekten Neues gibt. Du liest nur.',
      },
      image: '/drawings/group-news.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the news channel.',
        de: 'Hallo, ich möchte mehr über den Kanal „Neues“ wissen.',
      },
    },
  },
  {
    id: 'videos',
    item: {
      title: { en: 'Video snippets', de: 'Kurze Videos' },
      description: {
        en: 'A channel with short videos from our projects.',
        de: 'Kurze Videos aus unseren Projekten.',
      },
      image: '/drawings/group-snippets.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the channel with short videos.',
        de: 'Hallo, ich möchte mehr über den Kanal mit kurzen Videos wissen.',
      },
    },
  },
];

export const communityWords = {
  lead: {
    en: 'Groups that already exist, and what we’re planning: four groups for writing or reading along, and two channels.',
    de: 'Gruppen, die es schon gibt, und was wir planen: vier Gruppen zum Schreiben oder Mitlesen und zwei Kanäle.',
  },
  before: [
    {
      id: 'already',
      title: { en: 'Groups you can join today', de: 'Gruppen, die es schon gibt' },
      text: {
        en: [
          'They aren’t ours. [autismus Deutschland](https://www.autismus.de) lists addresses and regional groups. [ADHS Deutschland](https://www.adhs-deutschland.de) has self-help groups and advice by volunteers.',
        ],
        de: [
          'Sie gehören nicht zu uns. [autismus Deutschland](https://www.autismus.de) nennt Adressen und Gruppen vor Ort. [ADHS Deutschland](https://www.adhs-deutschland.de) hat Selbsthilfegruppen und Beratung durch Freiwillige.',
        ],
      },
    },
  ],
  after: [
    {
      id: 'how',
      title: { en: 'How it will work', de: 'So wird es sein' },
      text: {
        en: [
          'You can stay silent, use a nickname, mute a group or leave it at any time. You don’t have to say why.',
          'In a messaging group, others may see your name and phone number. Your app lets you choose who sees what.',
          'You should be 16 or older, or join together with a parent. Don’t share anyone else’s name or diagnosis. What you read in a group stays in the group.',
          'A group can’t help in an emergency: phone numbers and chats are on [Help right now](help-now).',
        ],
        de: [
          'Du darfst still sein, einen Spitznamen nehmen, eine Gruppe stumm stellen oder jederzeit gehen, ohne zu sagen, warum.',
          'In einer Chat-Gruppe sehen andere vielleicht Namen und Nummer von dir. In deiner App wählst du, wer was sieht.',
          'Du solltest mindestens 16 sein oder mit einem Elternteil kommen. Nenne keine Namen und keine Diagnosen von anderen. Was du in einer Gruppe liest, bleibt in der Gruppe.',
          'In einem Notfall kann eine Gruppe nicht helfen: Nummern und Chats stehen auf [Hilfe sofort](help-now).',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Want to ask something first?',
      de: 'Möchtest du vorher etwas fragen?',
    },
    label: { en: 'Say hello to us', de: 'Sag uns hallo' },
    path: '/contact?reason=hello',
  },
  checked: { lastChecked: '2026-11-20', sources: [sourcesOfWords.autismus, sourcesOfWords.kindernetzwerk] },
} as const satisfies ResourcePageWords;
