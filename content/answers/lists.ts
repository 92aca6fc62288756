import type { Localized } from '#contract/locale.ts';
import type { EntryProblem } from '#contract/page-lists.ts';
import { textProblemWords } from './texts.ts';

/** What is said of a field of an entry before it is published. */
export const entryProblemWords = {
  missing: { en: 'Something is still missing here.', de: 'Hier fehlt noch etwas.' },
  too_long: {
    en: 'This is too long, or has characters nobody can see. Please shorten it.',
    de: 'Das ist zu lang, oder es hat Zeichen, die niemand sieht. Bitte kürze es.',
  },
  link: {
    en: 'This leads nowhere. Please copy the whole address, with https:// at its beginning.',
    de: 'Das führt nirgendwohin. Bitte kopiere die ganze Adresse, mit https:// am Anfang.',
  },
  blank: textProblemWords.blank,
  date: { en: 'Please choose a day.', de: 'Bitte wähle einen Tag.' },
  days: {
    en: 'Please write one day in each line: day, month and year in digits, with dots between.',
    de: 'Bitte schreib in jede Zeile einen Tag: Tag, Monat und Jahr in Ziffern, mit Punkten dazwischen.',
  },
  moment: { en: 'Please choose a day and a time.', de: 'Bitte wähle Tag und Uhrzeit.' },
  moves: {
    en: 'Please write in each line the old day, the word “to”, then the new day and its time. Days in digits with dots, the time like 15:00.',
    de: 'Bitte schreib in jede Zeile den alten Tag, das Wort „auf“, dann den neuen Tag und die Uhrzeit. Tage in Ziffern mit Punkten, die Uhrzeit wie 15:00.',
  },
  no_such_day: {
    en: 'The series has no meeting on {about}. Please check this day.',
    de: 'Am {about} ist kein Treffen der Reihe. Bitte prüfe diesen Tag.',
  },
  too_much: {
    en: 'Please shorten this to {about} characters. Then all of it fits on one printed sheet.',
    de: 'Bitte kürze das auf {about} Zeichen. Dann passt alles auf ein gedrucktes Blatt.',
  },
  too_many_lines: {
    en: 'Please write {about} lines at most. Then all of it fits on one printed sheet.',
    de: 'Bitte schreib höchstens {about} Zeilen. Dann passt alles auf ein gedrucktes Blatt.',
  },
  order: {
    en: 'This is too early: it has to come after the beginning.',
    de: 'Das ist zu früh: Es muss nach dem Anfang liegen.',
  },
  choose: { en: 'Please choose at least one.', de: 'Bitte wähle etwas aus.' },
  phone: {
    en: 'Please give the number in digits and spaces.',
    de: 'Bitte schreib die Nummer in Ziffern und Leerzeichen.',
  },
  youtube: {
    en: 'Please give the video’s address, or the eleven characters of its id.',
    de: 'Bitte gib die Adresse des Videos an, oder die elf Zeichen seiner Kennung.',
  },
  duration: { en: 'Please write minutes and seconds: 28:14.', de: 'Bitte schreib Minuten und Sekunden: 28:14.' },
  sources: {
    en: 'Please write one source in each line: its title, then its address with https://.',
    de: 'Bitte schreib in jede Zeile eine Quelle: den Titel, dann die Adresse mit https://.',
  },
  picture: {
    en: 'This picture isn’t there any more. Please choose another one.',
    de: 'Dieses Bild gibt es nicht mehr. Bitte wähle ein anderes.',
  },
  picture_words: {
    en: 'It isn’t said in both languages yet what this picture shows. Press “Choose another picture”, then “Change the words”.',
    de: 'Es ist noch nicht in beiden Sprachen gesagt, was dieses Bild zeigt. Drück auf „Anderes Bild auswählen“, dann auf „Worte ändern“.',
  },
  long_sentence: textProblemWords.long_sentence,
} as const satisfies Readonly<Record<EntryProblem['code'], Localized>>;
