import type { Localized } from '#contract/locale.ts';

/** A link that takes something to another device. */
export const linkForDeviceWords = {
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'The link is copied.', de: 'Der Link ist kopiert.' },
  refused: {
    en: 'Your browser doesn’t let this page copy. The link is selected: you can copy it yourself.',
    de: 'Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Du kannst ihn selbst kopieren.',
  },
  tooLong: {
    en: 'The link is too long for a code, but it works.',
    de: 'Der Link ist zu lang für einen Code, aber er geht.',
  },
} as const satisfies Record<string, Localized>;
