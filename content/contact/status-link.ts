import type { Localized } from '#contract/locale.ts';

/** What stands after sending: the link to what became of a message, and what the choice about an answer means. */
export const statusLink = {
  keep: {
    en: 'Keep this link to see later whether your message was read:',
    de: 'Heb diesen Link auf. Damit siehst du später, ob deine Nachricht gelesen wurde:',
  },
  link: { en: 'Check on my message', de: 'Was aus meiner Nachricht wurde' },
  copy: { en: 'Copy link', de: 'Link kopieren' },
  copied: { en: 'Link copied', de: 'Link kopiert' },
  notCopied: {
    en: 'Your browser doesn’t allow copying. The link is selected now:',
    de: 'Dein Browser erlaubt das Kopieren nicht. Der Link ist jetzt markiert:',
  },
  noAnswer: {
    en: 'As you asked, you won’t get an e-mail from us.',
    de: 'Wie gewünscht, bekommst du keine E-Mail von uns.',
  },
} as const satisfies Record<string, Localized>;
