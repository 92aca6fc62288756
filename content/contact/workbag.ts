import type { Localized } from '#contract/locale.ts';
import type { ReasonId } from '#contract/reasons.ts';

/** A predefined link to the contact form, with exactly the fields of docs/requirements.md. */
export type WorkbagLink = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly reason: ReasonId;
  readonly defaultMessage: Localized;
  readonly source: string;
};

export const workbagLinks: readonly WorkbagLink[] = [
  {
    id: 'test',
    title: { en: 'Test link', de: 'Test-Link' },
    description: {
      en: 'Opens the contact form with a reason and a first sentence, to check that both get there.',
      de: 'Öffnet das Kontaktformular mit einem Grund und einem ersten Satz, um zu sehen, ob beides dort ankommt.',
    },
    reason: 'hello',
    defaultMessage: {
      en: 'Hello, this is a test of the contact form.',
      de: 'Hallo, das ist ein Test des Kontaktformulars.',
    },
    source: 'Workbag',
  },
];

export const words = {
  lead: {
    en: 'Tools to help others write to us: make a link that starts the message for them.',
    de: 'Werkzeug, damit anderen das Schreiben leichter fällt: Mach einen Link, der die Nachricht beginnt.',
  },
  links: { en: 'Links that are ready', de: 'Fertige Links' },
  sheets: {
    en: 'Also in this bag: letters, lists and cards to fill in and print.',
    de: 'Auch in dieser Tasche: Briefe, Listen und Karten zum Ausfüllen und Drucken.',
  },
  toSheets: { en: 'See the sheets', de: 'Die Blätter ansehen' },
  reason: { en: 'Reason', de: 'Grund' },
  source: { en: 'Source', de: 'Quelle' },
  message: { en: 'Default message', de: 'Vorgegebene Nachricht' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  test: { en: 'Test Contact Form', de: 'Kontaktformular testen' },
} as const satisfies Record<string, Localized>;

/** The form that makes a link: it opens the contact form, whose address then is the link. */
export const makeWords = {
  title: { en: 'Make your own link', de: 'Deinen eigenen Link machen' },
  text: {
    en: 'For a poster, a newsletter or a page of your own: fill this in, press the button, and copy the address of the page that opens. Nothing is sent.',
    de: 'Für ein Plakat, einen Rundbrief oder deine eigene Seite: Füll aus, drück den Knopf und kopiere die Adresse der Seite, die sich öffnet. Gesendet wird nichts.',
  },
  reason: { en: 'What is it about?', de: 'Worum geht es?' },
  message: { en: 'The first sentence', de: 'Der erste Satz' },
  source: { en: 'Where will the link be?', de: 'Wo steht der Link?' },
  sourceHint: { en: 'For example: poster in the library.', de: 'Zum Beispiel: Plakat in der Bücherei.' },
  open: { en: 'Open the form with it', de: 'Das Formular damit öffnen' },
  private: {
    en: 'Please leave out names, diagnoses and anything else private: everyone who has the link can read it.',
    de: 'Bitte keine Namen, keine Diagnosen und nichts anderes Privates: Alle, die den Link haben, können ihn lesen.',
  },
} as const satisfies Record<string, Localized>;
