import type { Localized } from '#contract/locale.ts';

/** What is said while the scripts of the form cannot be loaded. */
export const foundLoading = {
  failed: {
    en: 'Part of this form couldn’t be loaded, so the form doesn’t work yet.',
    de: 'Ein Teil dieses Formulars wurde nicht geladen. Deshalb geht das Formular noch nicht.',
  },
  offline: {
    en: 'There’s no connection, so the form doesn’t work yet. It will load by itself when the connection is back.',
    de: 'Es gibt keine Verbindung. Deshalb geht das Formular noch nicht. Wenn die Verbindung wieder da ist, lädt es von selbst.',
  },
  kept: {
    en: 'What you wrote is still here. Please press the button again.',
    de: 'Was du geschrieben hast, ist noch da. Bitte drück den Knopf noch einmal.',
  },
  instead: {
    en: 'Our contact form works without this part. Copy what you wrote before you leave this page.',
    de: 'Unser Kontaktformular geht ohne diesen Teil. Kopiere, was du geschrieben hast, bevor du diese Seite verlässt.',
  },
} as const satisfies Record<string, Localized>;
