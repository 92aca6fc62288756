import type { Localized } from '#contract/locale.ts';

/** The words of the filter by audience. */
export const filterWords = {
  /** Of all that is filtered so: also events. */
  title: { en: 'Who it’s for', de: 'Für wen' },
  me: { en: 'For me', de: 'Für mich' },
  parents: { en: 'For parents', de: 'Für Eltern' },
  teachers: { en: 'For teachers', de: 'Für Lehrkräfte' },
  all: { en: 'Everything', de: 'Alles' },
  /** True of one and of many. */
  shown: {
    en: 'Shown: {shown} of {all} pages. The subjects above are for everyone.',
    de: 'Gezeigt: {shown} von {all} Seiten. Die Themen darüber sind für alle.',
  },
  home: { en: 'Show resources for:', de: 'Material zeigen für:' },
} as const satisfies Readonly<Record<string, Localized>>;
