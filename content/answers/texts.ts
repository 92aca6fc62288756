import type { Localized } from '#contract/locale.ts';
import type { TextProblem } from '#contract/page-texts.ts';

/** What is said of a text of a page before it is published, in the language of whoever writes it. */
export const textProblemWords = {
  missing: {
    en: 'This language still needs a text. Visitors who read it would find nothing here.',
    de: 'In dieser Sprache fehlt noch ein Text. Wer sie liest, würde hier nichts finden.',
  },
  blank: {
    en: 'Please keep {about} exactly as it is, once in each language: the site fills it in later.',
    de: 'Bitte lass {about} genau so stehen, in beiden Sprachen: Die Seite füllt es später aus.',
  },
  link: {
    en: 'The link to “{about}” leads nowhere. Take the name of one of our pages, or an address that begins with https://.',
    de: 'Der Link zu „{about}“ führt nirgendwohin. Nimm den Namen einer unserer Seiten oder eine Adresse, die mit https:// beginnt.',
  },
  too_long: {
    en: 'This text is too long for the site. Please shorten it.',
    de: 'Dieser Text ist zu lang für die Seite. Bitte kürze ihn.',
  },
  long_sentence: {
    en: 'More than 25 words in one sentence: “{about}” Two shorter ones are easier to read.',
    de: 'Mehr als 25 Wörter in einem Satz: „{about}“ Zwei kürzere sind leichter zu lesen.',
  },
} as const satisfies Readonly<Record<TextProblem['code'], Localized>>;
