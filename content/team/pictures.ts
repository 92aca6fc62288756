import { entryProblemWords } from '#content/answers/lists.ts';
import type { Localized } from '#contract/locale.ts';

/** The team's library of pictures, and the field that takes one from it. */
export const pictureWords = {
  title: { en: 'Pictures', de: 'Bilder' },
  close: { en: 'Close', de: 'Schließen' },
  choose: { en: 'Choose a picture', de: 'Bild auswählen' },
  chooseOther: { en: 'Choose another picture', de: 'Anderes Bild auswählen' },
  loading: { en: 'Loading the pictures …', de: 'Die Bilder werden geladen …' },
  notLoaded: {
    en: 'The pictures couldn’t be loaded. Nothing is lost.',
    de: 'Die Bilder konnten nicht geladen werden. Es ist nichts verloren.',
  },
  missing: entryProblemWords.picture_words,
  gone: { en: 'This picture isn’t there any more.', de: 'Dieses Bild gibt es nicht mehr.' },
} as const satisfies Record<string, Localized>;

/** Putting a new one into it. */
export const newPictureWords = {
  title: { en: 'A new picture', de: 'Ein neues Bild' },
  file: { en: 'Picture from this device', de: 'Bild von diesem Gerät' },
  fileHint: {
    en: 'JPEG, PNG, WebP or GIF of at most 20 MB. It’s turned the right way up and made smaller. The place and device are removed from it.',
    de: 'JPEG, PNG, WebP oder GIF mit höchstens 20 MB. Es wird richtig gedreht und verkleinert. Wo und womit es aufgenommen wurde, wird daraus entfernt.',
  },
  alt: { en: 'What the picture shows, in English', de: 'Was das Bild zeigt, auf Englisch' },
  altDe: { en: 'What the picture shows, in German', de: 'Was das Bild zeigt, auf Deutsch' },
  altHint: {
    en: 'For people who don’t see it. One sentence, for example: “Four children cut vegetables.”',
    de: 'Für Menschen, die es nicht sehen. Ein Satz, zum Beispiel: „Vier Kinder schneiden Gemüse.“',
  },
  add: { en: 'Add and use', de: 'Hinzufügen und verwenden' },
  working: {
    en: 'The picture is being uploaded and made ready …',
    de: 'Das Bild wird hochgeladen und fertig gemacht …',
  },
  noFile: { en: 'Please choose a picture first.', de: 'Bitte wähle zuerst ein Bild aus.' },
  tooLarge: {
    en: 'This file is larger than 20 MB. Please take a smaller picture.',
    de: 'Diese Datei ist größer als 20 MB. Bitte nimm ein kleineres Bild.',
  },
  noAlt: {
    en: 'Please say in English what the picture shows',
    de: 'Bitte sag auf Englisch, was das Bild zeigt',
  },
  noAltDe: {
    en: 'Please say in German what the picture shows',
    de: 'Bitte sag auf Deutsch, was das Bild zeigt',
  },
} as const satisfies Record<string, Localized>;

/** One of those that are there. */
export const listedPictureWords = {
  title: { en: 'Pictures we have', de: 'Bilder, die wir haben' },
  none: { en: 'There are no pictures here yet.', de: 'Hier gibt es noch keine Bilder.' },
  untold: { en: 'Picture without words', de: 'Bild ohne Worte' },
  use: { en: 'Use this picture', de: 'Dieses Bild verwenden' },
  change: { en: 'Change the words', de: 'Worte ändern' },
  save: { en: 'Save the words', de: 'Worte speichern' },
  cancel: { en: 'Leave them as they are', de: 'So lassen' },
  changed: {
    en: 'The words are saved. They count wherever the picture is shown.',
    de: 'Die Worte sind gespeichert. Sie gelten überall, wo das Bild gezeigt wird.',
  },
  undo: { en: 'Bring the earlier words back', de: 'Die früheren Worte zurückholen' },
  undone: { en: 'The earlier words are back.', de: 'Die früheren Worte sind zurück.' },
  remove: { en: 'Delete this picture', de: 'Dieses Bild löschen' },
  sure: { en: 'Delete this picture for good?', de: 'Dieses Bild endgültig löschen?' },
  yes: { en: 'Yes, delete it', de: 'Ja, löschen' },
  no: { en: 'No, keep it', de: 'Nein, behalten' },
  removed: { en: 'The picture is deleted.', de: 'Das Bild ist gelöscht.' },
  unused: { en: 'Not used anywhere', de: 'Nirgends verwendet' },
  used: { en: 'Used in: {places}', de: 'Verwendet in: {places}' },
  here: { en: 'here', de: 'hier' },
  keeps: {
    en: 'While it’s used, it can’t be deleted.',
    de: 'Solange es verwendet wird, lässt es sich nicht löschen.',
  },
  project: { en: '{title} (published project)', de: '{title} (veröffentlichtes Projekt)' },
  hiddenProject: { en: '{title} (project, not published)', de: '{title} (Projekt, nicht veröffentlicht)' },
  draft: { en: '{title} (draft of a project)', de: '{title} (Entwurf eines Projekts)' },
  list: { en: '{list} (list)', de: '{list} (Liste)' },
  untitled: { en: 'without a title', de: 'ohne Titel' },
} as const satisfies Record<string, Localized>;
