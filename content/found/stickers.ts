import type { Localized } from '#contract/locale.ts';

/** The part of Find the Lost that asks what people think of the stickers. */
export const stickers = {
  title: { en: 'Have you seen one of our stickers?', de: 'Hast du einen unserer Aufkleber gesehen?' },
  text: {
    en: 'Was it on something you found? Report that in the form at the top. Or tell us whether you understood the sticker, and whether it was too bright or too small.',
    de: 'Klebt er auf einem Fund? Melde den Fund oben im Formular. Oder sag uns, ob du den Aufkleber verstanden hast und ob er zu grell oder zu klein war.',
  },
  open: { en: 'Give feedback on the stickers', de: 'Rückmeldung zu den Aufklebern' },
  /** Begins the contact form where the dialog cannot come. */
  message: { en: 'My feedback on the stickers: ', de: 'Meine Rückmeldung zu den Aufklebern: ' },
} as const satisfies Record<string, Localized>;
