import type { Localized } from '#contract/locale.ts';

/** The words of the form with which a found thing is reported. */
export const foundForm = {
  title: { en: 'Report a found item', de: 'Einen Fund melden' },
  short: {
    en: 'Leave out what you don’t know. A short report is better than none.',
    de: 'Lass weg, was du nicht weißt. Eine kurze Meldung ist besser als keine.',
  },
  submit: { en: 'Submit report', de: 'Meldung abschicken' },
  empty: {
    en: 'Please provide at least some information about the found item',
    de: 'Bitte gib wenigstens etwas über den gefundenen Gegenstand an',
  },
  failed: {
    en: 'Failed to submit report. Please try again later.',
    de: 'Die Meldung konnte nicht abgeschickt werden. Bitte versuch es später noch einmal.',
  },
} as const satisfies Record<string, Localized>;

/** What only the form for something found says. */
export const foundAsked = {
  thing: { en: 'What you found', de: 'Was du gefunden hast' },
  itemHint: {
    en: 'One or two words, such as “grey headphones”.',
    de: 'Ein oder zwei Wörter, zum Beispiel „graue Kopfhörer“.',
  },
  descriptionHint: {
    en: 'Please don’t describe everything, so the owner can prove it’s theirs. Where is it now?',
    de: 'Bitte beschreib nicht alles: Die Person, der es gehört, soll zeigen können, dass es ihres ist. Wo ist es jetzt?',
  },
  law: {
    en: 'Worth more than 10 euro? Please also tell the Fundbüro.',
    de: 'Mehr als 10 Euro wert? Bitte sag es auch dem Fundbüro.',
  },
  where: { en: 'Where you found it', de: 'Wo du es gefunden hast' },
  placeHint: {
    en: 'A street, a bus line, a bench. A description will do, even without your location.',
    de: 'Eine Straße, eine Buslinie, eine Bank. Eine Beschreibung genügt, auch ohne deinen Standort.',
  },
  photoHint: {
    en: 'One photo of it. Please make sure that nobody can be recognised. Place and device are removed from the photo before it’s sent.',
    de: 'Ein Foto vom Fund. Bitte achte darauf, dass kein Mensch zu erkennen ist. Ort und Gerät werden aus dem Foto entfernt, bevor es gesendet wird.',
  },
  emailHint: {
    en: 'Only used to answer you. Without it we can’t put you in touch with the owner.',
    de: 'Nur, um dir zu antworten. Ohne sie können wir dich und die Person, der es gehört, nicht zusammenbringen.',
  },
  unreachable: {
    en: 'Without an email address or a phone number we can’t put you in touch with the owner. They may not get it back then.',
    de: 'Ohne E-Mail-Adresse oder Telefonnummer können wir dich und die Person, der es gehört, nicht zusammenbringen. Vielleicht bekommt sie es dann nicht zurück.',
  },
} as const satisfies Record<string, Localized>;

/** What stands in the place of the form when the report has arrived. */
export const foundSent = {
  title: { en: 'Report Submitted!', de: 'Meldung abgeschickt!' },
  text: {
    en: 'Your found item report has been submitted successfully',
    de: 'Deine Fundmeldung ist angekommen',
  },
  compare: {
    en: 'If someone asks for it, we’ll ask them about the detail you kept to yourself.',
    de: 'Wenn jemand nach dem Ding fragt, fragen wir nach dem Merkmal, das du für dich behalten hast.',
  },
  noAnswer: {
    en: 'You didn’t leave an email address, so we can’t write to you.',
    de: 'Du hast keine E-Mail-Adresse angegeben. Deshalb können wir dir nicht schreiben.',
  },
  again: { en: 'Report Another Item', de: 'Noch einen Fund melden' },
} as const satisfies Record<string, Localized>;
