import type { Localized } from '#contract/locale.ts';
import type { ShownPicture } from '#contract/pictures.ts';

export type NewsPiece = {
  readonly id: string;
  /** `2026-11-20`. */
  readonly date: string;
  readonly title: Localized;
  readonly text: Localized<readonly string[]>;
  readonly photo?: ShownPicture;
};

/** One sentence on what the team has changed, which whoever published it wanted to be read here. */
export type Announcement = {
  readonly id: string;
  readonly date: string;
  readonly text: Localized;
  /** The address of the page, in the language-free form. */
  readonly where?: string;
};

/** The team writes them on the page itself; nothing is invented here. */
export const news: readonly NewsPiece[] = [];

/** The team writes them when it publishes something. Its rows in the database are kept by this name. */
export const told: readonly Announcement[] = [];

export const newsWords = {
  lead: {
    en: 'What’s happening here, and what has changed on this site. In short.',
    de: 'Was hier geschieht und was sich auf dieser Website geändert hat. Kurz gesagt.',
  },
  none: {
    en: 'There’s no news yet. As soon as there is, you can read it here.',
    de: 'Es gibt noch nichts Neues. Sobald es etwas gibt, kannst du es hier lesen.',
  },
  older: { en: 'Older news', de: 'Ältere Neuigkeiten' },
  told: { en: 'What has changed on this site', de: 'Was sich auf dieser Website geändert hat' },
  feedTitle: { en: 'In a feed reader', de: 'In einem Feed-Reader' },
  feedText: {
    en: 'You can read our news in a program of your own, without an account and without giving us your email address. Give the program this address:',
    de: 'Du kannst unsere Neuigkeiten in einem eigenen Programm lesen, ohne Konto und ohne uns deine E-Mail-Adresse zu geben. Gib dem Programm diese Adresse:',
  },
  feed: { en: 'Ecosystem news as a feed', de: 'Neues von Ecosystem als Feed' },
} as const satisfies Readonly<Record<string, Localized>>;
