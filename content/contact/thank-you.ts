import type { Localized } from '#contract/locale.ts';

/** The page after a form without JavaScript: its title says already that the message is sent. */
export const thankYouWords = {
  lead: {
    en: 'That’s done. You don’t have to do anything else.',
    de: 'Das ist geschafft. Mehr musst du nicht tun.',
  },
  soon: { en: "We'll get back to you soon.", de: 'Wir melden uns bald bei dir.' },
} as const satisfies Readonly<Record<string, Localized>>;
