import type { Localized } from '#contract/locale.ts';

/** The words around the photo of a found thing. */
export const foundPhoto = {
  label: { en: 'Photo (optional)', de: 'Foto (freiwillig)' },
  draft: {
    en: 'The photo isn’t kept in the draft. After a reload you’ll have to choose it again.',
    de: 'Das Foto wird nicht im Entwurf behalten. Nach dem Neuladen musst du es noch einmal wählen.',
  },
  gone: {
    en: 'The photo you had chosen isn’t here any more. Please choose it again.',
    de: 'Das Foto, das du gewählt hattest, ist nicht mehr da. Bitte wähle es noch einmal.',
  },
  working: { en: 'Making the photo smaller…', de: 'Das Foto wird verkleinert…' },
  waits: {
    en: 'We’re still making the photo smaller. Then your report will be sent.',
    de: 'Das Foto wird noch verkleinert. Danach wird die Meldung abgeschickt.',
  },
  notSent: {
    en: 'The report hasn’t been sent yet, because this photo can’t be sent with it. You can choose another photo, or submit the report again without this one.',
    de: 'Die Meldung wurde noch nicht abgeschickt, weil dieses Foto nicht mitgehen kann. Du kannst ein anderes Foto wählen oder die Meldung noch einmal ohne dieses abschicken.',
  },
  ready: {
    en: 'The photo goes with your report. Size: {size} kB.',
    de: 'Das Foto geht mit deiner Meldung mit. Größe: {size} kB.',
  },
  alt: { en: 'Your photo, as it will be sent', de: 'Dein Foto, so wie es gesendet wird' },
  remove: { en: 'Remove the photo', de: 'Foto entfernen' },
  removed: { en: 'The photo was removed.', de: 'Das Foto wurde entfernt.' },
} as const satisfies Record<string, Localized>;

/** Why a file did not become the photo, and what helps. What was chosen before stays. */
export const noPhoto = {
  heic: {
    en: 'This photo is a HEIC file, which your browser can’t open. A screenshot of the photo works, or a JPEG.',
    de: 'Dieses Foto ist eine HEIC-Datei. Dein Browser kann sie nicht öffnen. Ein Bildschirmfoto davon geht, oder ein JPEG.',
  },
  unreadable: {
    en: 'Your browser can’t open this file as a picture. Please choose another one. You can also send the report without a photo.',
    de: 'Dein Browser kann diese Datei nicht als Bild öffnen. Bitte wähle eine andere. Du kannst die Meldung auch ohne Foto senden.',
  },
  tooLarge: {
    en: 'This picture is too large: more than 40 megapixels. Please choose a smaller one, for example a screenshot of it.',
    de: 'Dieses Bild ist zu groß: mehr als 40 Megapixel. Bitte wähle ein kleineres, zum Beispiel ein Bildschirmfoto davon.',
  },
  protected: {
    en: 'Your browser doesn’t let pages change pictures, so we can’t remove place and device from the photo. Please send the report without it, or use another browser.',
    de: 'Dein Browser lässt Seiten keine Bilder verändern. Deshalb können wir Ort und Gerät nicht aus dem Foto entfernen. Bitte sende die Meldung ohne Foto oder nimm einen anderen Browser.',
  },
  notLoaded: {
    en: 'The part of this page that makes photos smaller couldn’t be loaded. It needs a connection. Please choose the photo again.',
    de: 'Der Teil dieser Seite, der Fotos verkleinert, wurde nicht geladen. Er braucht eine Verbindung. Bitte wähle das Foto noch einmal.',
  },
} as const satisfies Record<string, Localized>;
