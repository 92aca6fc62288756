import type { Localized } from '#contract/locale.ts';

/** What takes the list to another device. */
export const myListLinkWords = {
  hint: {
    en: 'Open this link on the other device, or point its camera at the code. You’ll be asked there before anything is added. The link holds only what’s on the list.',
    de: 'Öffne diesen Link auf dem anderen Gerät, oder richte seine Kamera auf den Code. Dort wirst du gefragt, bevor etwas auf die Liste kommt. In dem Link steht nur, was auf der Liste ist.',
  },
  link: { en: 'Link with your list', de: 'Link mit deiner Liste' },
  code: { en: 'QR code with your list', de: 'QR-Code mit deiner Liste' },
} as const satisfies Record<string, Localized>;
