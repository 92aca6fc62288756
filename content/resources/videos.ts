import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { Listed } from './resource.ts';

export type Video = {
  readonly title: string;
  readonly description: Localized;
  /** Capital and small letters count. */
  readonly youtubeId: string;
  /** Minutes and seconds, as the player shows them. */
  readonly duration: string;
  readonly tags: Localized<readonly string[]>;
  /** A drawing of ours: a picture from YouTube would tell YouTube who looks at this page. */
  readonly thumbnail: string;
  readonly summary: Localized;
  readonly highlights: Localized<readonly string[]>;
  readonly keywords: Localized<readonly string[]>;
};

export const videos: readonly (Listed<Video> & {
  /** The day on which it appeared, for machines (schema.org). */
  readonly published: string;
})[] = [
  {
    id: 'add-adhd',
    published: '2016-05-04',
    item: {
      title: 'ADD/ADHD | What Is Attention Deficit Hyperactivity Disorder?',
      description: {
        en: 'The psychologist Thomas E. Brown, then at Yale, explains what ADHD is.',
        de: 'Der Psychologe Thomas E. Brown, damals an der Universität Yale, erklärt, was ADHS ist.',
      },
      youtubeId: 'ouZrZa5pLXk',
      duration: '28:14',
      tags: { en: ['ADHD', 'Lecture', 'English'], de: ['ADHS', 'Vortrag', 'Englisch'] },
      thumbnail: '/drawings/video-primer.svg',
      summary: {
        en: 'The talk describes ADHD as a difference in how the brain manages itself. Specialists call this “executive functions”: getting started, staying with something, remembering, managing feelings. The speaker says this has nothing to do with intelligence or willpower, and that support usually combines several things.',
        de: 'Der Vortrag beschreibt ADHS als einen Unterschied darin, wie das Gehirn sich selbst steuert. Fachleute nennen diese Steuerung „exekutive Funktionen“: anfangen, dabeibleiben, sich erinnern, Gefühle lenken. Nach Ansicht des Redners hat das nichts mit Intelligenz oder Willen zu tun. Er sagt auch: Unterstützung verbindet meist mehrere Dinge.',
      },
      highlights: {
        en: [
          'ADHD is about the self-management of the brain, not about intelligence or willpower.',
          'Attention can be strong for things that interest a person.',
          'Feelings, sleep and memory are part of it too.',
          'Support usually combines several measures.',
        ],
        de: [
          'Bei ADHS geht es um die Selbststeuerung des Gehirns, nicht um Intelligenz oder Willenskraft.',
          'Bei Dingen, die einen Menschen interessieren, kann die Aufmerksamkeit groß sein.',
          'Auch Gefühle, Schlaf und Gedächtnis gehören dazu.',
          'Unterstützung verbindet meist mehrere Maßnahmen.',
        ],
      },
      keywords: {
        en: ['ADHD', 'executive functions', 'attention', 'feelings', 'support'],
        de: ['ADHS', 'exekutive Funktionen', 'Aufmerksamkeit', 'Gefühle', 'Unterstützung'],
      },
    },
    facts: {
      why: {
        en: 'One talk that explains the topic in less than half an hour. The channel Understood published it on 4 May 2016, so the newest research isn’t in it.',
        de: 'Ein Vortrag, der das Thema in weniger als einer halben Stunde erklärt. Der Kanal Understood hat ihn am 4. Mai 2016 veröffentlicht. Die neueste Forschung ist also nicht enthalten.',
      },
      forWhom: ['me', 'parents', 'teachers'],
      cost: { en: 'Free; YouTube may show advertising', de: 'Kostenlos; YouTube zeigt vielleicht Werbung' },
      language: { en: 'English', de: 'Englisch' },
      form: { en: 'Video of a talk', de: 'Video eines Vortrags' },
      time: { en: '28 minutes and 14 seconds', de: '28 Minuten und 14 Sekunden' },
      lastChecked: '2026-11-20',
      sources: [
        {
          title: 'Learning Box: ADD/ADHD, What Is Attention Deficit Hyperactivity Disorder?',
          url: 'https://learning.box/video-19216-ADD-ADHD-What-Is-Attention-Deficit-Hyperactivity-Disorder-',
          lang: 'en',
        },
      ],
    },
  },
];

export const videosWords = {
  lead: {
    en: 'One video we recommend, with its main points in writing. You can read those instead of watching.',
    de: 'Ein Video, das wir empfehlen, mit seinen wichtigsten Punkten in Worten. Du kannst sie lesen und das Video weglassen.',
  },
  after: [
    {
      id: 'ways',
      title: { en: 'Watching in your own way', de: 'Anschauen, wie es dir passt' },
      text: {
        en: [
          'The gear wheel in the player lets you choose subtitles, if there are any, and play the video more slowly. You can stop at any time and carry on another day. There’s no sound until you start the video.',
          'You can read the main points first, so you know what’s coming.',
        ],
        de: [
          'Beim Zahnrad im Abspieler kannst du Untertitel wählen, falls es welche gibt, und das Video langsamer stellen. Du kannst jederzeit anhalten und an einem anderen Tag weitersehen. Der Ton beginnt erst, wenn du das Video startest.',
          'Du kannst zuerst die wichtigsten Punkte lesen: Dann weißt du, was kommt.',
        ],
      },
    },
    {
      id: 'limits',
      title: { en: 'What a video can’t do', de: 'Was ein Video nicht kann' },
      text: {
        en: [
          'A talk explains what is common. It doesn’t know you. If you recognise yourself and that worries you, our page on diagnostics explains how a diagnosis works in Germany.',
        ],
        de: [
          'Ein Vortrag erklärt, was häufig ist. Dich kennt er nicht. Wenn du dich wiedererkennst und dir das Sorgen macht, sagt unsere Seite zur Diagnostik, wie eine Diagnose in Deutschland abläuft.',
        ],
      },
    },
  ],
  next: {
    text: {
      en: 'Find out how people in Germany learn whether they have ADHD or are autistic.',
      de: 'Lies, wie man in Deutschland herausfindet, ob man ADHS hat oder autistisch ist.',
    },
    label: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
    path: '/diagnostics',
  },
} as const satisfies ResourcePageWords;
