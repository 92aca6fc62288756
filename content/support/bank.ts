import type { Localized } from '#contract/locale.ts';

/** The words of the bank details. */
export const bankWords = {
  holder: { en: 'Account holder', de: 'Kontoinhaber' },
  iban: { en: 'IBAN', de: 'IBAN' },
  reference: { en: 'Reference', de: 'Verwendungszweck' },
  referenceHint: {
    en: 'Please write your name and the word “Donation”. If you enter your name below, it appears here.',
    de: 'Bitte schreib deinen Namen und das Wort „Spende“. Wenn du unten deinen Namen eintippst, steht er auch hier.',
  },
  referenceNumbered: {
    en: 'Please write it exactly like this. The number helps us find your notice.',
    de: 'Bitte schreib es genau so. Mit der Nummer finden wir deine Ankündigung.',
  },
  copyIban: { en: 'Copy IBAN', de: 'IBAN kopieren' },
  copyExampleIban: { en: 'Copy example IBAN', de: 'Beispiel-IBAN kopieren' },
  copyReference: { en: 'Copy reference', de: 'Verwendungszweck kopieren' },
  ibanCopied: { en: 'IBAN copied to clipboard', de: 'IBAN in die Zwischenablage kopiert' },
  referenceCopied: { en: 'Reference copied to clipboard', de: 'Verwendungszweck in die Zwischenablage kopiert' },
  exampleCopied: {
    en: 'It’s an example: no bank will accept it.',
    de: 'Sie ist ein Beispiel: Keine Bank nimmt sie an.',
  },
  notCopied: { en: 'Copying didn’t work', de: 'Kopieren hat nicht funktioniert' },
  selected: {
    en: 'Your browser doesn’t allow it here. The text is selected: copy it with the keys or the menu of your device.',
    de: 'Dein Browser erlaubt es hier nicht. Der Text ist ausgewählt: Kopiere ihn mit den Tasten oder dem Menü deines Geräts.',
  },
  example: {
    en: 'Example: we have no account yet. Please transfer nothing.',
    de: 'Beispiel: Wir haben noch kein Konto. Bitte überweise nichts.',
  },
} as const satisfies Record<string, Localized>;

/** The word that makes a transfer a donation (DON-09). */
export const referenceWord: Localized = { en: 'Donation', de: 'Spende' };

/** The words beside the button that shows the QR code; those beside the code itself are in `transfer-notice.ts`. */
export const openCodeWords = {
  show: { en: 'Show QR code for my banking app', de: 'QR-Code für meine Banking-App zeigen' },
  hide: { en: 'Hide QR code', de: 'QR-Code ausblenden' },
  failed: {
    en: 'The QR code couldn’t be loaded. It needs a connection. The details above are all you need.',
    de: 'Der QR-Code konnte nicht geladen werden. Er braucht eine Verbindung. Die Angaben oben genügen.',
  },
} as const satisfies Record<string, Localized>;

/** The words beside the button that opens the notice; those of its form are in `transfer-notice.ts`, because they come later. */
export const openNoticeWords = {
  title: { en: 'I will transfer', de: 'Ich werde überweisen' },
  lead: {
    en: 'If you tell us, we know who to thank and can find your transfer by its number. You can also transfer without telling us.',
    de: 'Du kannst es uns sagen. Dann wissen wir, wem wir danken, und finden deine Überweisung an ihrer Nummer. Du kannst auch überweisen, ohne es uns zu sagen.',
  },
  example: {
    en: 'You can try this form out. The notice really does reach our team.',
    de: 'Du kannst das Formular ausprobieren. Die Ankündigung kommt wirklich bei unserem Team an.',
  },
  open: { en: 'Tell the team', de: 'Dem Team Bescheid sagen' },
  close: { en: 'Close the form', de: 'Formular schließen' },
  notLoaded: {
    en: 'The form couldn’t be loaded. It needs a connection. Please try again.',
    de: 'Das Formular konnte nicht geladen werden. Es braucht eine Verbindung. Bitte versuche es noch einmal.',
  },
  withoutScripts: {
    en: 'Without JavaScript this page can’t send a notice. You can tell us about your transfer on the contact page.',
    de: 'Ohne JavaScript kann diese Seite keine Ankündigung senden. Du kannst uns auf der Kontaktseite von deiner Überweisung schreiben.',
  },
} as const satisfies Record<string, Localized>;
