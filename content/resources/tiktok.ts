import type { Localized } from '#contract/locale.ts';
import type { ResourcePageWords } from './resource-page.ts';
import type { Listed } from './resource.ts';

export type TiktokCreator = {
  readonly username: string;
  readonly description: Localized;
  readonly link: string;
  readonly topics: Localized<readonly string[]>;
};

/** For each an own one: the team changes it for one alone. */
const shared = () =>
  ({
    forWhom: ['me', 'parents'],
    cost: { en: 'Free, with advertising', de: 'Kostenlos; TikTok zeigt Werbung' },
    language: { en: 'English', de: 'Englisch' },
    form: { en: 'Short videos', de: 'Kurze Videos' },
    time: {
      en: 'A few minutes; the app is made to keep you watching',
      de: 'Wenige Minuten; die App will dich länger halten',
    },
    lastChecked: '2026-11-20',
  }) as const;

export const tiktokCreators: readonly (Listed<TiktokCreator> & {
  readonly drawing: `/drawings/creator-${string}.svg`;
})[] = [
  {
    id: 'paigelayle',
    drawing: '/drawings/creator-mask.svg',
    item: {
      username: '@paigelayle',
      description: {
        en: 'Paige Layle makes videos about being autistic as a woman.',
        de: 'Paige Layle macht Videos darüber, wie es ist, als Frau autistisch zu sein.',
      },
      link: 'https://www.tiktok.com/@paigelayle',
      topics: {
        en: ['Autism in girls and women', 'Masking', 'Ableism'],
        de: ['Autismus bei Mädchen und Frauen', 'Maskieren', 'Behindertenfeindlichkeit'],
      },
    },
    facts: {
      ...shared(),
      why: {
        en: 'She speaks about herself and names prejudice clearly. A magazine wrote about her when she already had more than a million followers.',
        de: 'Sie spricht über sich selbst und benennt Vorurteile deutlich. Eine Zeitschrift schrieb über sie, als ihr schon mehr als eine Million Menschen folgten.',
      },
      sources: [
        {
          title: 'Teen Vogue: Paige Layle on autism',
          url: 'https://www.teenvogue.com/story/tiktok-creators-paige-layle-autism',
          lang: 'en',
        },
      ],
    },
  },
  {
    id: 'catieosaurus',
    drawing: '/drawings/creator-day.svg',
    item: {
      username: '@catieosaurus',
      description: {
        en: 'Catie Osborn talks about ADHD in adult life.',
        de: 'Catie Osborn spricht über ADHS im Leben von Erwachsenen.',
      },
      link: 'https://www.tiktok.com/@catieosaurus',
      topics: {
        en: ['ADHD in adults', 'Hormones', 'Relationships', 'The business of ADHD videos'],
        de: ['ADHS bei Erwachsenen', 'Hormone', 'Beziehungen', 'Das Geschäft mit ADHS-Videos'],
      },
    },
    facts: {
      ...shared(),
      forWhom: ['me'],
      why: {
        en: 'She also looks critically at people who earn money with videos about ADHD. Topics are for adults.',
        de: 'Sie blickt auch kritisch auf Leute, die mit Videos über ADHS Geld verdienen. Die Themen sind für Erwachsene.',
      },
      sources: [
        {
          title: 'Understood.org: ADHD, hormones and Catie Osborn',
          url: 'https://understood.org/podcasts/adhd-aha/adhd-hormones-catie-osborn',
          lang: 'en',
        },
        {
          title: 'Understood.org, podcast MissUnderstood: hyperfocus and the ADHD scam',
          url: 'https://www.understood.org/en/podcasts/missunderstood/hyperfocus-adhd-scam',
          lang: 'en',
        },
      ],
    },
  },
];

export const tiktokWords = {
  lead: {
    en: 'Two people who make short videos about their own lives: one about autism, one about ADHD.',
    de: 'Zwei Menschen, die kurze Videos über ihr eigenes Leben machen: eine über Autismus, eine über ADHS.',
  },
  before: [
    {
      id: 'opening',
      title: { en: 'Before you open TikTok', de: 'Bevor du TikTok öffnest' },
      text: {
        en: [
          'A newspaper’s fact check reports on research into popular ADHD videos: more than half of them were misleading. A video can give you words for something you know from your own life. It can’t find out the reason for it.',
          'TikTok chooses the next video for you and never ends. If you lose time that way, set a timer before you open it, or watch in the browser without an account.',
        ],
        de: [
          'Der Faktencheck einer Zeitung berichtet von einer Untersuchung beliebter ADHS-Videos: Mehr als die Hälfte der betrachteten Videos führte in die Irre. Ein Video kann dir Worte für etwas geben, das du von dir kennst. Herausfinden, warum es so ist, kann es nicht.',
          'TikTok sucht das nächste Video für dich aus und hört nicht auf. Wenn du dabei Zeit verlierst, stell vorher einen Wecker, oder sieh im Browser ohne Konto zu.',
        ],
      },
    },
  ],
  after: [
    {
      id: 'check',
      title: { en: 'How to check a video', de: 'So prüfst du ein Video' },
      text: {
        en: [
          'Ask three questions. Is the person talking about their own life, or about everyone? Do they name a source you can look up? Are they selling something? One person’s life is worth hearing about. A claim about everyone needs a source.',
          'If a video says “you have ADHD if you do this”, be careful: one sign alone says little.',
        ],
        de: [
          'Stell drei Fragen. Spricht die Person über ihr eigenes Leben oder über alle? Nennt sie eine Quelle, die du nachschlagen kannst? Verkauft sie etwas? Was jemand selbst erlebt hat, ist wertvoll. Eine Behauptung über alle braucht eine Quelle.',
          'Sagt ein Video „Du hast ADHS, wenn du das tust“, sei vorsichtig: Ein einzelnes Zeichen sagt wenig.',
        ],
      },
    },
  ],
  checked: {
    lastChecked: '2026-11-20',
    sources: [
      {
        title: 'The Scotsman, fact check: do I suffer from ADHD?',
        url: 'https://www.scotsman.com/health/fact-check-do-i-suffer-from-adhd-what-are-adhd-symptoms-why-tiktok-trends-and-influencers-are-cashing-in-on-misinformation-4206467',
        lang: 'en',
      },
    ],
  },
  next: {
    text: {
      en: 'Would you prefer one long, calm explanation?',
      de: 'Möchtest du lieber eine lange, ruhige Erklärung als viele kurze Videos?',
    },
    label: { en: 'See the video about ADHD', de: 'Das Video über ADHS ansehen' },
    path: '/resources/videos',
  },
} as const satisfies ResourcePageWords;
