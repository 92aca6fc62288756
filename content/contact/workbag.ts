import type { Brief } from '#content/blocks/brief.ts';
import type { Passage } from '#content/blocks/passage.ts';
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
    en: 'The workbag has tools for the people who look after this site. Everyone can take a look.',
    de: 'In der Arbeitstasche liegen Werkzeuge für die, die sich um diese Website kümmern. Alle dürfen hineinsehen.',
  },
  links: { en: 'Links to the contact form', de: 'Links zum Kontaktformular' },
  reason: { en: 'Reason', de: 'Grund' },
  source: { en: 'Source', de: 'Quelle' },
  message: { en: 'Default message', de: 'Vorgegebene Nachricht' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editReason: {
    en: 'Editing doesn’t work yet.',
    de: 'Bearbeiten geht noch nicht.',
  },
  test: { en: 'Test Contact Form', de: 'Kontaktformular testen' },
} as const satisfies Record<string, Localized>;

export const brief: Brief = {
  points: {
    en: [
      'A link can open the contact form with words already in it.',
      'You can try one here. Nothing is sent until someone presses Send.',
    ],
    de: [
      'Ein Link kann das Kontaktformular öffnen, in dem schon Wörter stehen.',
      'Einen kannst du hier ausprobieren. Gesendet wird erst, wenn jemand auf Senden drückt.',
    ],
  },
  minutes: 2,
};

export const passages: readonly Passage[] = [
  {
    id: 'purpose',
    title: { en: 'What such a link is for', de: 'Wofür so ein Link gut ist' },
    parts: {
      text: {
        en: 'Starting is often the hardest part of writing. A link that already knows the subject writes the first sentence for you: add what you’d like to say, or delete it and write your own. You can put a link like this on a poster, in a newsletter or under a video.',
        de: 'Anfangen ist beim Schreiben oft das Schwerste. Ein Link, der das Thema schon kennt, schreibt den ersten Satz für dich: Du ergänzt, was du sagen möchtest, oder löschst ihn und schreibst deinen eigenen. So ein Link kann auf einem Plakat stehen, in einem Rundbrief oder unter einem Video.',
      },
    },
  },
  {
    id: 'contents',
    title: { en: 'What a link can carry', de: 'Was ein Link mitbringen kann' },
    parts: {
      list: {
        en: [
          'reason: what the message is about, for example hello, help, borrow, collaboration, share or talk',
          'message: the text itself. It takes priority over every other text',
          'book, video, topic or project: the thing it is about. The form then begins with a sentence that names it',
          'source: the place the visitor came from',
          'email: an address, when the visitor’s own is known',
        ],
        de: [
          'reason: worum es geht, zum Beispiel hello, help, borrow, collaboration, share oder talk',
          'message: der Text selbst. Er zählt mehr als jeder andere Text',
          'book, video, topic oder project: die Sache, um die es geht. Das Formular beginnt dann mit einem Satz, der sie nennt',
          'source: der Ort, von dem jemand kommt',
          'email: eine Adresse, wenn die eigene schon bekannt ist',
        ],
      },
      unknown: {
        en: 'The form ignores values it doesn’t know, and cuts very long ones. It always shows what a link has filled in, so that everyone can change it.',
        de: 'Einen Wert, den das Formular nicht kennt, übergeht es. Ein sehr langer wird gekürzt. Das Formular zeigt immer, was ein Link eingetragen hat, damit alle es ändern können.',
      },
      private: {
        en: 'Please don’t put names, diagnoses or anything else private into a link: everyone who has the link can read it.',
        de: 'Bitte schreib keine Namen, keine Diagnosen und nichts anderes Privates in einen Link: Alle, die den Link haben, können ihn lesen.',
      },
    },
  },
];

export const next = {
  text: {
    en: 'Do you need a link for your poster or your page? Tell us what it should say.',
    de: 'Brauchst du einen Link für dein Plakat oder deine Seite? Sag uns, was darin stehen soll.',
  },
  label: { en: 'Ask for a link', de: 'Um einen Link bitten' },
  message: {
    en: 'Hello, I need a link to the contact form for: ',
    de: 'Hallo, ich brauche einen Link zum Kontaktformular für: ',
  },
} as const satisfies Record<string, Localized>;
