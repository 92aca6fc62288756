import type { Localized } from '#contract/locale.ts';

/** The words by which projects are found, with what people read. The key is also what the data calls it. */
export const projectTags = {
  Children: { en: 'Children', de: 'Kinder' },
  Cooking: { en: 'Cooking', de: 'Kochen' },
  Community: { en: 'Community', de: 'Gemeinschaft' },
  Education: { en: 'Education', de: 'Lernen' },
  'Community Support': { en: 'Community Support', de: 'Gegenseitige Hilfe' },
  Parenting: { en: 'Parenting', de: 'Elternsein' },
  Health: { en: 'Health', de: 'Gesundheit' },
  Connection: { en: 'Connection', de: 'Verbundenheit' },
} as const satisfies Record<string, Localized>;

export type ProjectTag = keyof typeof projectTags;

/** A project with exactly the fields of docs/requirements.md. */
export type Project = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  /** One sentence, for cards. */
  readonly summary: Localized;
  readonly tags: readonly ProjectTag[];
  /** The last part of its address. */
  readonly slug: string;
  /** Two colours with a space between them: from left to right behind the drawing. */
  readonly gradient: string;
  /** What stands behind the drawing where there is no gradient. */
  readonly backgroundColor: string;
  readonly coverImageUrl: string;
};

export const kinderkuche: Project = {
  id: 'kinderkuche',
  title: { en: 'Kinderküche', de: 'Kinderküche' },
  summary: {
    en: 'Children cook together in a small, calm group. Nobody has to taste or to talk.',
    de: 'Kinder kochen zusammen in einer kleinen, ruhigen Gruppe. Niemand muss probieren oder reden.',
  },
  description: {
    en: 'Every step is shown as a picture, and there is one task at a time. The page says what we need and how we keep children safe.',
    de: 'Jeder Schritt wird als Bild gezeigt, und es gibt immer nur eine Aufgabe. Die Seite sagt, was wir brauchen und wie wir auf die Kinder achten.',
  },
  tags: ['Children', 'Cooking', 'Community', 'Education'],
  slug: 'kinderkuche',
  gradient: '#F4C766 #F8DFA4',
  backgroundColor: '#F4C766',
  coverImageUrl: '/drawings/kinderkuche.svg',
};

export const sharedBreastfeeding: Project = {
  id: 'shared-breastfeeding',
  title: { en: 'Shared breastfeeding', de: 'Gemeinsam stillen' },
  summary: {
    en: 'A circle for talk and support around feeding a baby. No milk is offered, sought or passed on.',
    de: 'Ein Kreis zum Reden und Unterstützen, wenn ein Baby Milch braucht. Es wird keine Milch angeboten, gesucht oder weitergegeben.',
  },
  description: {
    en: 'An idea that we examine. German health experts advise against passing on breast milk privately: the page says so first, and shows where to get help.',
    de: 'Eine Idee, die wir prüfen. Deutsche Fachleute raten davon ab, Muttermilch privat weiterzugeben: Die Seite sagt das zuerst und zeigt, wo es Hilfe gibt.',
  },
  tags: ['Community Support', 'Parenting', 'Health', 'Connection'],
  slug: 'shared-breastfeeding',
  gradient: '#CDBCE8 #E6DDF4',
  backgroundColor: '#CDBCE8',
  coverImageUrl: '/drawings/shared-breastfeeding.svg',
};

/** The projects that are built in; each has a page of its own. */
export const projects: readonly Project[] = [kinderkuche, sharedBreastfeeding];

/** Lower case, hyphens for spaces, no marks on letters: `Kinderküche ` is `kinderkuche`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, '-');
