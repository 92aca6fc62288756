import type { Localized } from '#contract/locale.ts';

/** What takes the list to another device. */
export const myListLinkWords = {
  hint: {
    en: 'Open this link on the other device, or point its camera at the code. It asks there before it adds anything. Only what’s on the list is in it.',
    de: 'Öffne diesen Link auf dem anderen Gerät, oder halte seine Kamera auf den Code. Es fragt dort, bevor es etwas auf die Liste setzt. In dem Link steht nur, was auf der Liste ist.',
  },
  link: { en: 'Link with your list', de: 'Link mit deiner Liste' },
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'The link is copied.', de: 'Der Link ist kopiert.' },
  refused: {
    en: 'Your browser doesn’t let this page copy. The link is selected: you can copy it yourself.',
    de: 'Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Du kannst ihn selbst kopieren.',
  },
  code: { en: 'QR code with your list', de: 'QR-Code mit deiner Liste' },
  tooLong: {
    en: 'The list is too long for a code. The link works.',
    de: 'Die Liste ist zu lang für einen Code. Der Link geht.',
  },
} as const satisfies Record<string, Localized>;
