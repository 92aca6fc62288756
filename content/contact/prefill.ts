import type { Localized } from '#contract/locale.ts';

/** What stands in the message when a link of ours led to Contact. */
export const prefillWords = {
  borrow: {
    en: 'Hello, I looked at “{book}” and would like to borrow it.',
    de: 'Hallo, ich habe mir „{book}“ angesehen und möchte es ausleihen.',
  },
  borrowFrom: {
    en: 'Hello, I looked at “{book}” in the {source} and would like to borrow it.',
    de: 'Hallo, ich habe mir „{book}“ angesehen ({source}) und möchte es ausleihen.',
  },
  discuss: { en: 'Hello, I would like to talk about “{subject}”.', de: 'Hallo, ich möchte über „{subject}“ sprechen.' },
  discussFrom: {
    en: 'Hello, I would like to talk about “{subject}”. I found it here: {source}.',
    de: 'Hallo, ich möchte über „{subject}“ sprechen. Gefunden habe ich es hier: {source}.',
  },
  collaborate: {
    en: 'Hello, I would like to work with you on “{project}”.',
    de: 'Hallo, ich möchte mit euch an „{project}“ arbeiten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
