import type { Localized } from '#contract/locale.ts';

/** The words of the form for somebody who has lost something, where they differ from content/found/found-form.ts. */
export const lostForm = {
  title: { en: 'Tell us what you lost', de: 'Sag uns, was du verloren hast' },
  short: {
    en: 'Leave out what you don’t know.',
    de: 'Lass weg, was du nicht weißt.',
  },
  submit: { en: 'Send', de: 'Abschicken' },
  empty: {
    en: 'Please tell us at least something about what you lost',
    de: 'Bitte sag uns wenigstens etwas über das, was du verloren hast',
  },
  failed: {
    en: 'It couldn’t be sent. Please try again later.',
    de: 'Es konnte nicht abgeschickt werden. Bitte versuch es später noch einmal.',
  },
} as const satisfies Record<string, Localized>;

/** What only this form asks. */
export const lostAsked = {
  thing: { en: 'What you lost', de: 'Was du verloren hast' },
  itemHint: {
    en: 'One or two words, such as “bunch of keys”.',
    de: 'Ein oder zwei Wörter, zum Beispiel „Schlüssel am Band“.',
  },
  descriptionHint: {
    en: 'Colour, size, a name on it, a scratch: anything that tells you it’s yours.',
    de: 'Farbe, Größe, ein Name darauf, ein Kratzer: woran du erkennst, dass es deins ist.',
  },
  law: {
    en: 'A bank card or your phone? Please have it blocked first: 116 116, day and night, free from Germany.',
    de: 'Eine Bankkarte oder dein Handy? Lass bitte zuerst sperren: 116 116, Tag und Nacht, aus Deutschland kostenlos.',
  },
  where: { en: 'Where you had it last', de: 'Wo du es zuletzt hattest' },
  placeHint: {
    en: 'A street, a bus line, a shop. If you aren’t sure, write that too.',
    de: 'Eine Straße, eine Buslinie, ein Laden. Wenn du unsicher bist, schreib auch das.',
  },
  photoHint: {
    en: 'A photo of it if you have one, or of something that looks like it. Please make sure that nobody can be recognised. Place and device are removed from the photo before it’s sent.',
    de: 'Ein Foto davon, wenn du eins hast, oder von etwas, das so aussieht. Bitte achte darauf, dass kein Mensch zu erkennen ist. Ort und Gerät werden aus dem Foto entfernt, bevor es gesendet wird.',
  },
  emailHint: {
    en: 'Only used to answer you. Without it we can’t tell you when it turns up.',
    de: 'Nur, um dir zu antworten. Ohne sie können wir dir nicht sagen, wenn es auftaucht.',
  },
  unreachable: {
    en: 'Without an email address or a phone number we can’t tell you when someone finds it.',
    de: 'Ohne E-Mail-Adresse oder Telefonnummer können wir dir nicht sagen, wenn es jemand findet.',
  },
} as const satisfies Record<string, Localized>;

/** What stands in the place of the form when it has arrived. */
export const lostSent = {
  title: { en: 'We’ve got your message', de: 'Es ist bei uns angekommen' },
  text: {
    en: 'Now we know what you’re looking for.',
    de: 'Wir wissen jetzt, was du suchst.',
  },
  compare: {
    en: 'We keep it for 60 days. If someone reports something like it, one of us looks at both.',
    de: 'Wir behalten es 60 Tage. Meldet jemand etwas Ähnliches, sieht sich ein Mensch von uns beides an.',
  },
  noAnswer: {
    en: 'You didn’t leave an email address, so we can’t write to you.',
    de: 'Du hast keine E-Mail-Adresse angegeben. Deshalb können wir dir nicht schreiben.',
  },
  again: { en: 'Tell us about something else', de: 'Noch etwas melden' },
} as const satisfies Record<string, Localized>;
