import type { Step } from '#content/blocks/prose.ts';
import type { Localized } from '#contract/locale.ts';

/** What stands on a page that is not written yet: what it will be about, no promised date, and something useful now. */
export type ComingSoon = { readonly lead: Localized; readonly soon: Localized; readonly next: Step };

export const exerciseWords = {
  lead: {
    en: 'Moving in a way that fits you: alone or with others, without competition.',
    de: 'Bewegung, die zu dir passt: allein oder mit anderen, ohne Wettkampf.',
  },
  soon: {
    en: 'This page is coming soon. It will tell you what to expect at a place before you go: noise, light, people, clothes.',
    de: 'Diese Seite kommt bald. Sie sagt dann, was dich an einem Ort erwartet, bevor du hingehst: Lärm, Licht, Menschen, Kleidung.',
  },
  next: {
    text: {
      en: 'What kind of movement feels good to you?',
      de: 'Welche Bewegung tut dir gut? Ein Satz genügt.',
    },
    label: { en: 'Tell us what movement feels good to you', de: 'Schreib uns, welche Bewegung dir guttut' },
    path: '/contact?reason=share',
  },
} as const satisfies ComingSoon;

export const lifeHacksWords = {
  lead: {
    en: 'Small things that make a day lighter, from people who use them.',
    de: 'Kleine Dinge, die einen Tag leichter machen, von Menschen, die sie verwenden.',
  },
  soon: {
    en: 'This page is coming soon. It will have short tips, each named after the problem it solves.',
    de: 'Diese Seite kommt bald. Sie enthält dann kurze Tipps, jeweils mit dem Problem, für das sie sind.',
  },
  next: {
    text: {
      en: 'Do you have a trick that helps you? Send it to us.',
      de: 'Hast du einen Trick, der dir hilft? Schick ihn uns. Ein Satz genügt.',
    },
    label: { en: 'Share your trick', de: 'Teile deinen Trick' },
    path: '/contact?reason=share',
  },
} as const satisfies ComingSoon;

export const eventsWords = {
  lead: {
    en: 'Meetings and dates, with everything you need to know before you come.',
    de: 'Treffen und Termine, mit allem, was du vorher wissen musst.',
  },
  soon: {
    en: 'This page is coming soon. For each date it will tell you where it is, how long it takes, how loud it gets and where you can take a break.',
    de: 'Diese Seite kommt bald. Zu jedem Termin sagt sie dann, wo er ist, wie lange er dauert, wie laut es wird und wo du Pause machen kannst.',
  },
  next: {
    text: {
      en: 'Our projects are where we want to meet. Find out what they’re about.',
      de: 'Unsere Projekte sind die Orte, an denen wir uns treffen wollen. Lies, worum es geht.',
    },
    label: { en: 'See the projects', de: 'Die Projekte ansehen' },
    path: '/projects',
  },
} as const satisfies ComingSoon;

export const medicationWords = {
  lead: {
    en: 'Facts about medication, neutral and with sources. Some people call it chemical aids.',
    de: 'Sachliches über Medikamente, mit Quellen. Manche nennen sie chemische Hilfen.',
  },
  soon: {
    en: 'This page is coming soon. Until then: please don’t change or stop a medicine before you’ve talked to your doctor or pharmacist.',
    de: 'Diese Seite kommt bald. Bis dahin: Ändere kein Medikament und setz keines ab, bevor du mit deiner Ärztin oder deinem Arzt gesprochen hast.',
  },
  next: {
    text: {
      en: 'Find out how a diagnosis works in Germany. You can ask about medicines there.',
      de: 'Lies, wie eine Diagnose in Deutschland abläuft. Dort kannst du auch nach Medikamenten fragen.',
    },
    label: { en: 'Read about diagnostics', de: 'Über Diagnostik lesen' },
    path: '/diagnostics',
  },
} as const satisfies ComingSoon;
