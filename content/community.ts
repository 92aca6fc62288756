import type { ResourcePageWords } from './resource-page.ts';
import type { Audience, Listed } from './resource.ts';
import type { Tool } from './tool.ts';

/** What all groups have in common. The addresses are examples until the association has opened the groups. */
const facts = (why: Listed<Tool>['facts']['why'], forWhom: readonly Audience[]): Listed<Tool>['facts'] => ({
  why,
  forWhom,
  cost: { en: 'Free', de: 'Kostenlos' },
  language: { en: 'Not decided yet', de: 'Noch nicht entschieden' },
  form: { en: 'Messaging group', de: 'Chat-Gruppe' },
  time: { en: 'As much as you like; reading along is enough', de: 'So viel du magst; Mitlesen genügt' },
  lastChecked: '2026-11-20',
  sources: [],
});

export const communityChannels: readonly Listed<Tool>[] = [
  {
    item: {
      title: { en: 'Community', de: 'Gemeinschaft' },
      description: {
        en: 'The place to arrive. Say hello, or read along in silence.',
        de: 'Der Ort zum Ankommen. Sag hallo oder lies still mit.',
      },
      link: { value: 'https://groups.example.org/community', example: true },
      image: '/drawings/group-community.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the community group.',
        de: 'Hallo, ich möchte mehr über die Gruppe „Gemeinschaft“ wissen.',
      },
    },
    facts: facts(
      {
        en: 'It is for everybody who is new here and wants to see who else is there.',
        de: 'Sie ist für alle, die neu sind und sehen möchten, wer noch da ist.',
      },
      ['me', 'parents', 'teachers'],
    ),
  },
  {
    item: {
      title: { en: 'General discussion', de: 'Allgemeines Gespräch' },
      description: {
        en: 'Talk about daily life, special interests and everything that has no group of its own.',
        de: 'Gespräche über den Alltag, besondere Interessen und alles, was keine eigene Gruppe hat.',
      },
      link: { value: 'https://groups.example.org/discussion', example: true },
      image: '/drawings/group-discussion.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the general discussion group.',
        de: 'Hallo, ich möchte mehr über die Gruppe „Allgemeines Gespräch“ wissen.',
      },
    },
    facts: facts(
      {
        en: 'Long thoughts are welcome here, and so is a change of topic.',
        de: 'Lange Gedanken sind hier willkommen, ein Themenwechsel auch.',
      },
      ['me'],
    ),
  },
  {
    item: {
      title: { en: 'Parenting', de: 'Eltern' },
      description: {
        en: 'For parents of neurodivergent children and for neurodivergent parents.',
        de: 'Für Eltern neurodivergenter Kinder und für neurodivergente Eltern.',
      },
      link: { value: 'https://groups.example.org/parenting', example: true },
      image: '/drawings/group-parenting.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the parenting group.',
        de: 'Hallo, ich möchte mehr über die Eltern-Gruppe wissen.',
      },
    },
    facts: facts(
      {
        en: 'Parents know questions that other people do not ask. Please write no names of children.',
        de: 'Eltern kennen Fragen, die andere nicht stellen. Bitte schreib keine Namen von Kindern.',
      },
      ['parents'],
    ),
  },
  {
    item: {
      title: { en: 'Teachers', de: 'Lehrkräfte' },
      description: {
        en: 'For teachers and all who work in schools: what helps in the classroom, and what does not.',
        de: 'Für Lehrkräfte und alle, die in Schulen arbeiten: was im Unterricht hilft und was nicht.',
      },
      link: { value: 'https://groups.example.org/teachers', example: true },
      image: '/drawings/group-teachers.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the group for teachers.',
        de: 'Hallo, ich möchte mehr über die Gruppe für Lehrkräfte wissen.',
      },
    },
    facts: facts(
      {
        en: 'It is for exchanging ideas. Please write nothing by which a pupil could be recognised.',
        de: 'Sie ist zum Austausch von Ideen. Bitte schreib nichts, woran man ein Schulkind erkennen könnte.',
      },
      ['teachers'],
    ),
  },
  {
    item: {
      title: { en: 'News', de: 'Neues' },
      description: {
        en: 'Short notes on what is new on this site and in our projects. You only read.',
        de: 'Kurze Nachrichten, was es auf dieser Website und in unseren Projekten Neues gibt. Du liest nur.',
      },
      link: { value: 'https://groups.example.org/news', example: true },
      image: '/drawings/group-news.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the news channel.',
        de: 'Hallo, ich möchte mehr über den Kanal „Neues“ wissen.',
      },
    },
    facts: facts(
      {
        en: 'It is the quiet way to stay in touch: nobody expects an answer from you.',
        de: 'Das ist der stille Weg, in Verbindung zu bleiben: Niemand erwartet eine Antwort von dir.',
      },
      ['me', 'parents', 'teachers'],
    ),
  },
  {
    item: {
      title: { en: 'Video snippets', de: 'Kurze Videos' },
      description: {
        en: 'A channel with short videos from our projects.',
        de: 'Ein Kanal mit kurzen Videos aus unseren Projekten.',
      },
      link: { value: 'https://groups.example.org/snippets', example: true },
      image: '/drawings/group-snippets.svg',
      contactReason: {
        en: 'Hello, I would like to know more about the channel with short videos.',
        de: 'Hallo, ich möchte mehr über den Kanal mit kurzen Videos wissen.',
      },
    },
    facts: facts(
      {
        en: 'It is for people who like to see a thing more than to read about it.',
        de: 'Er ist für Menschen, die etwas lieber sehen als davon lesen.',
      },
      ['me', 'parents'],
    ),
  },
];

export const communityWords = {
  lead: {
    en: 'We plan six groups in which you can write to each other, or only read.',
    de: 'Wir planen sechs Gruppen, in denen ihr euch schreiben oder nur mitlesen könnt.',
  },
  brief: {
    points: {
      en: [
        'The addresses of the groups are still examples. Write to us, and we tell you which groups are open.',
        'You can stay silent. You can leave at any time.',
        'In a messaging group others may see your name and telephone number.',
      ],
      de: [
        'Die Adressen der Gruppen sind noch Beispiele. Schreib uns, und wir sagen dir, welche Gruppen offen sind.',
        'Du darfst still sein. Du kannst jederzeit gehen.',
        'In einer Chat-Gruppe sehen andere vielleicht deinen Namen und deine Telefonnummer.',
      ],
    },
    minutes: 4,
  },
  after: [
    {
      title: { en: 'Before you join', de: 'Bevor du dazukommst' },
      text: {
        en: [
          'You should be 16 or older, or join together with a parent. Use a nickname if you like. Look into the settings of your app: there you can choose who sees your number and your picture, and you can turn off the sound of new messages.',
          'Write about yourself, and write no diagnosis or name of another person. What you read in a group stays in the group.',
        ],
        de: [
          'Du solltest mindestens 16 sein oder gemeinsam mit deinen Eltern kommen. Nimm einen Spitznamen, wenn du magst. Sieh in die Einstellungen deiner App: Dort wählst du, wer deine Nummer und dein Bild sieht, und du kannst den Ton neuer Nachrichten ausschalten.',
          'Schreib über dich, und schreib keine Diagnose und keinen Namen eines anderen Menschen. Was du in einer Gruppe liest, bleibt in der Gruppe.',
        ],
      },
    },
    {
      title: { en: 'If a group is too much', de: 'Wenn eine Gruppe zu viel wird' },
      text: {
        en: [
          'Many messages can be tiring. Mute the group for a day or leave it; you need no reason. A group cannot help in an emergency: our page “Help right now” has telephone numbers.',
        ],
        de: [
          'Viele Nachrichten können anstrengen. Stell die Gruppe für einen Tag stumm oder verlass sie; du brauchst keinen Grund. In einem Notfall kann eine Gruppe nicht helfen: Auf unserer Seite „Hilfe sofort“ stehen Telefonnummern.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'You would like to join, or to ask something first? One sentence is enough.',
      de: 'Du möchtest dazukommen oder vorher etwas fragen? Ein Satz genügt.',
    },
    label: { en: 'Say hello to us', de: 'Sag uns hallo' },
    path: '/contact?reason=hello',
  },
} as const satisfies ResourcePageWords;
