import type { Localized } from '#contract/locale.ts';

/** Settings as a link and a code, and what is asked where one is opened. */
export const takeAlongWords = {
  group: { en: 'Take your settings along', de: 'Einstellungen mitnehmen' },
  nothing: {
    en: 'Everything is as usual, so there’s nothing to take along yet.',
    de: 'Alles ist wie üblich. Es gibt noch nichts zum Mitnehmen.',
  },
  hint: {
    en: 'This link and this code hold your settings and nothing else. Where you open them, we ask before anything changes.',
    de: 'Dieser Link und dieser Code enthalten deine Einstellungen und sonst nichts. Wo du sie öffnest, fragen wir, bevor sich etwas ändert.',
  },
  link: { en: 'Link with your settings', de: 'Link mit deinen Einstellungen' },
  code: { en: 'QR code of the link with your settings', de: 'QR-Code des Links mit deinen Einstellungen' },
  title: { en: 'Use these settings?', de: 'Diese Einstellungen nehmen?' },
  about: {
    en: 'The link you opened holds settings for reading. Nothing has changed yet.',
    de: 'Der Link, den du geöffnet hast, enthält Einstellungen zum Lesen. Noch hat sich nichts geändert.',
  },
  instead: {
    en: 'They take the place of the settings that you have on this device.',
    de: 'Sie ersetzen die Einstellungen, die du auf diesem Gerät hast.',
  },
  line: { en: '{name}: {value}', de: '{name}: {value}' },
  colours: { en: 'Colours: {background} behind {text}', de: 'Farben: {background} hinter {text}' },
  device: { en: 'Colours: same as the device', de: 'Farben: wie das Gerät' },
  bold: { en: 'Bold', de: 'Fett' },
  use: { en: 'Use them', de: 'Diese nehmen' },
  leave: { en: 'Change nothing', de: 'Nichts ändern' },
} as const satisfies Record<string, Localized>;
