import type { Localized } from '#contract/locale.ts';

/** The words beside a TikTok account. */
export const tiktokCardWords = {
  topics: { en: 'Topics', de: 'Themen' },
  follow: { en: 'Follow on TikTok', de: 'Auf TikTok folgen' },
  discuss: { en: 'Discuss Creator', de: 'Darüber sprechen' },
  message: {
    en: 'Hello, I would like to talk about {username} and the topics {topics}',
    de: 'Hallo, ich möchte über {username} und die Themen {topics} sprechen',
  },
} as const satisfies Readonly<Record<string, Localized>>;
