import type { Localized } from '#contract/locale.ts';

/** The words beside a video. */
export const videoWords = {
  tags: { en: 'Tags', de: 'Schlagwörter' },
  player: { en: 'Video player: {title}', de: 'Video-Abspieler: {title}' },
  notice: {
    en: 'The video comes from YouTube, which belongs to Google. When you play it, YouTube learns your internet address.',
    de: 'Das Video kommt von YouTube, das zu Google gehört. Wenn du es abspielst, erfährt YouTube deine Internet-Adresse.',
  },
  play: { en: 'Load the video from YouTube ({duration})', de: 'Video von YouTube laden ({duration})' },
  open: { en: 'Open on YouTube', de: 'Auf YouTube öffnen' },
  show: { en: 'Show Details', de: 'Einzelheiten zeigen' },
  hide: { en: 'Hide Details', de: 'Einzelheiten verbergen' },
  summary: { en: 'Summary', de: 'Zusammenfassung' },
  highlights: { en: 'Key highlights', de: 'Das Wichtigste' },
  keywords: { en: 'Keywords', de: 'Stichwörter' },
  discuss: { en: 'Discuss Video', de: 'Über das Video sprechen' },
  message: {
    en: 'Hello, I would like to talk about the video that says: “{excerpt}”',
    de: 'Hallo, ich möchte über das Video sprechen, in dem es heißt: „{excerpt}“',
  },
} as const satisfies Readonly<Record<string, Localized>>;
