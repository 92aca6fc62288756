import type { Localized } from '#contract/locale.ts';

/** What stands around the texts of all plain pages. */
export const plainWords = {
  titled: { en: 'In plain words: {title}', de: 'Einfach gesagt: {title}' },
  notice: {
    en: 'This page says it in short sentences. The full page says more:',
    de: 'Diese Seite sagt es in kurzen Sätzen. Mehr steht auf der ganzen Seite:',
  },
  medical: {
    en: 'This is information. It isn’t advice from a doctor.',
    de: 'Das sind Informationen. Sie sind kein Rat von einer Ärztin oder einem Arzt.',
  },
  legal: {
    en: 'This is information. It isn’t advice from a lawyer.',
    de: 'Das sind Informationen. Sie sind kein Rat von einer Anwältin oder einem Anwalt.',
  },
  first: { en: 'Always show me plain pages', de: 'Zeig mir immer die einfachen Seiten' },
  firstText: {
    en: 'Then you get the plain page first, where there is one. This stays in your browser until you take the tick away.',
    de: 'Dann kommt die einfache Seite zuerst, wo es eine gibt. Das merkt sich dein Browser, bis du den Haken wegnimmst.',
  },
  notKept: {
    en: 'Your browser can’t keep this.',
    de: 'Dein Browser kann sich das nicht merken.',
  },
  all: { en: 'All plain pages', de: 'Alle einfachen Seiten' },
} as const satisfies Record<string, Localized>;
