import type { Localized } from '#contract/locale.ts';

/** The words of the second factor: apps that make codes, and recovery codes. */
export const twoStepsWords = {
  what: {
    en: 'With two steps, signing in asks for your password or an emailed code, and then for a code from an app on your phone. That way your password alone isn’t enough to get in.',
    de: 'Mit zwei Schritten fragt die Anmeldung nach deinem Passwort oder einem gemailten Code und dann nach einem Code aus einer App auf deinem Handy. So kommt niemand hinein, der nur dein Passwort kennt.',
  },
  nameLabel: { en: 'Name of the device with the app', de: 'Name des Geräts mit der App' },
  nameHint: {
    en: 'For example: my phone. You can leave it empty.',
    de: 'Zum Beispiel: mein Handy. Du kannst es weglassen.',
  },
  nameUnknown: { en: 'App {number}', de: 'App {number}' },
  begin: { en: 'Set up an app', de: 'Eine App einrichten' },
  beginMore: { en: 'Set up another app', de: 'Noch eine App einrichten' },
  another: { en: 'Another app', de: 'Noch eine App' },
  scanTitle: { en: 'Connect your app', de: 'Deine App verbinden' },
  scan: {
    en: 'Open an app that makes codes for signing in (an “authenticator”). Many password managers can do it too. Scan this picture with it, or copy the key for the app into it.',
    de: 'Öffne eine App, die Codes für die Anmeldung macht (ein „Authenticator“). Viele Passwort-Manager können es auch. Scanne damit dieses Bild oder kopiere den Schlüssel für die App hinein.',
  },
  picture: {
    en: 'QR code for your app. It holds the same key that’s written below as text.',
    de: 'QR-Code für deine App. Er enthält denselben Schlüssel, der darunter als Text steht.',
  },
  secret: { en: 'The key for the app, as text', de: 'Der Schlüssel für die App, als Text' },
  copySecret: { en: 'Copy key', de: 'Schlüssel kopieren' },
  secretCopied: { en: 'The key is copied.', de: 'Der Schlüssel ist kopiert.' },
  openApp: { en: 'Open the app on this device', de: 'Die App auf diesem Gerät öffnen' },
  code: { en: 'Code from the app', de: 'Code aus der App' },
  codeHint: {
    en: 'Six digits. A new one comes every 30 seconds, and the one before still works, so there’s no hurry.',
    de: 'Sechs Ziffern. Alle 30 Sekunden kommt ein neuer, und der davor gilt auch noch. Du musst dich nicht beeilen.',
  },
  codeEmpty: { en: 'Please type the six digits from the app.', de: 'Bitte tippe die sechs Ziffern aus der App ein.' },
  turnOn: { en: 'Confirm the code', de: 'Code bestätigen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  cancelled: { en: 'Nothing was changed.', de: 'Es wurde nichts geändert.' },
  /** Of an app whose code arrived while its answer was lost. */
  isConnected: {
    en: 'Your app is already connected. Please type the code it shows now and confirm it.',
    de: 'Deine App ist schon verbunden. Bitte tippe den Code ein, den sie jetzt zeigt, und bestätige ihn.',
  },
  isOn: { en: 'From now on, signing in takes two steps.', de: 'Ab jetzt braucht die Anmeldung zwei Schritte.' },
  added: { en: 'The app is connected.', de: 'Die App ist verbunden.' },
  noCodes: {
    en: 'We couldn’t make the recovery codes. Please press “Make new recovery codes” below.',
    de: 'Die Ersatz-Codes konnten nicht gemacht werden. Bitte drücke unten „Neue Ersatz-Codes machen“.',
  },
  codesTitle: { en: 'Keep these recovery codes', de: 'Bewahre diese Ersatz-Codes auf' },
  codesText: {
    en: 'You can use one to get in when you don’t have your app. Each one works once. We only show them now: after that nobody can see them, not even us.',
    de: 'Mit einem davon kommst du hinein, wenn du deine App nicht hast. Jeder gilt einmal. Wir zeigen sie nur jetzt: Danach kann sie niemand mehr lesen, auch wir nicht.',
  },
  codesWhere: {
    en: 'A good place is a password manager, or paper at home.',
    de: 'Ein guter Ort ist ein Passwort-Manager oder ein Blatt Papier zu Hause.',
  },
  codesCopy: { en: 'Copy the codes', de: 'Codes kopieren' },
  codesCopied: { en: 'The codes are copied.', de: 'Die Codes sind kopiert.' },
  notCopied: {
    en: 'Your browser doesn’t allow copying here. The text is selected: copy it with the keys or the menu of your device.',
    de: 'Dein Browser erlaubt das Kopieren hier nicht. Der Text ist ausgewählt: Kopiere ihn mit den Tasten oder dem Menü deines Geräts.',
  },
  codesPrint: { en: 'Print', de: 'Drucken' },
  codesSave: { en: 'Save as a file', de: 'Als Datei speichern' },
  codesFile: { en: 'recovery-codes.txt', de: 'ersatz-codes.txt' },
  codesFileTitle: {
    en: 'Recovery codes for {site}, each works once',
    de: 'Ersatz-Codes für {site}, jeder gilt einmal',
  },
  kept: { en: 'I have kept them', de: 'Ich habe sie aufbewahrt' },
  keptFirst: {
    en: 'Please keep the codes first, then tick the box.',
    de: 'Bitte bewahre die Codes zuerst auf und setze dann das Häkchen.',
  },
  done: { en: 'Done', de: 'Fertig' },
  apps: { en: 'Your apps', de: 'Deine Apps' },
  since: { en: 'since {date}', de: 'seit {date}' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeLast: {
    en: 'Remove {name}? It’s your only app: signing in will then take one step again, and the recovery codes will stop working too.',
    de: '{name} entfernen? Es ist deine einzige App: Die Anmeldung hat dann wieder nur einen Schritt, und die Ersatz-Codes enden auch.',
  },
  removeOne: {
    en: 'Remove {name}? Its codes will stop working. Your other apps stay.',
    de: '{name} entfernen? Ihre Codes gelten dann nicht mehr. Deine anderen Apps bleiben.',
  },
  removeYes: { en: 'Remove this app', de: 'Diese App entfernen' },
  removeNo: { en: 'Keep it', de: 'Behalten' },
  removed: { en: '{name} is removed.', de: '{name} ist entfernt.' },
  removedLast: {
    en: '{name} is removed. Signing in takes one step again.',
    de: '{name} ist entfernt. Die Anmeldung hat wieder einen Schritt.',
  },
  recovery: { en: 'Recovery codes', de: 'Ersatz-Codes' },
  left: { en: '{count} of {total} codes are left.', de: '{count} von {total} Codes sind übrig.' },
  few: {
    en: 'It’s best to make new ones before the last one is used.',
    de: 'Mach besser neue, bevor der letzte benutzt ist.',
  },
  none: { en: 'You have no recovery codes.', de: 'Du hast keine Ersatz-Codes.' },
  makeNew: { en: 'Make new recovery codes', de: 'Neue Ersatz-Codes machen' },
  oldMayBeOver: {
    en: 'If new codes were made, your old ones no longer work.',
    de: 'Falls neue Codes gemacht wurden, gelten deine alten nicht mehr.',
  },
  makeNewText: {
    en: 'If you make new ones, the old ones stop working.',
    de: 'Wenn du neue machst, gelten die alten nicht mehr.',
  },
} as const satisfies Record<string, Localized>;
