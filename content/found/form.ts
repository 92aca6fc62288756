import type { Localized } from '#contract/locale.ts';

/** The words of the form with which a found thing is reported. */
export const foundForm = {
  title: { en: 'Report a found item', de: 'Einen Fund melden' },
  short: {
    en: 'Leave out what you don’t know. A short report is better than none.',
    de: 'Lass weg, was du nicht weißt. Eine kurze Meldung ist besser als keine.',
  },
  noScript: {
    en: 'This form needs JavaScript, which isn’t running in your browser. Our contact form works without it: please tell us there what you found and where, with the reason “Ask for help”.',
    de: 'Dieses Formular braucht JavaScript, und dein Browser führt keines aus. Unser Kontaktformular geht ohne: Schreib dort bitte, was du gefunden hast und wo, mit dem Grund „Um Hilfe bitten“.',
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

/** The part about where it was. `{service}` is the maps service that is asked for the address. */
export const foundWhere = {
  title: { en: 'Where you found it', de: 'Wo du es gefunden hast' },
  before: {
    en: 'Are you still there? Then you can use your location. Your browser will ask you first. The location stays in this tab until you send the report.',
    de: 'Bist du noch an der Stelle? Dann kannst du deinen Standort verwenden. Dein Browser fragt dich vorher. Der Standort bleibt in diesem Tab, bis du die Meldung abschickst.',
  },
  beforeService: {
    en: 'It also goes to {service}, which answers with the address and learns your internet address.',
    de: 'Er geht auch an {service}. Von dort kommt die Adresse zurück, und dort erfährt man deine Internet-Adresse.',
  },
  use: { en: 'Use my location', de: 'Meinen Standort verwenden' },
  useService: {
    en: 'Use my location and ask {service} for the address',
    de: 'Meinen Standort verwenden und {service} nach der Adresse fragen',
  },
  getting: { en: 'Getting Location...', de: 'Standort wird ermittelt...' },
  stop: { en: 'Stop', de: 'Abbrechen' },
  update: { en: 'Update Location', de: 'Standort neu bestimmen' },
  found: { en: 'The location is in the report.', de: 'Der Standort steht in der Meldung.' },
  cleared: { en: 'The location is deleted.', de: 'Der Standort ist gelöscht.' },
  latitude: { en: 'Latitude', de: 'Breite' },
  longitude: { en: 'Longitude', de: 'Länge' },
  accuracy: { en: 'Accuracy', de: 'Genauigkeit' },
  metres: { en: '{metres} m', de: '{metres} m' },
  unknown: { en: 'Unknown', de: 'Unbekannt' },
  lookingUp: { en: 'Asking {service} for the address…', de: '{service} wird nach der Adresse gefragt…' },
  address: { en: 'Address', de: 'Adresse' },
  addressHint: {
    en: 'This address comes from {service}. You can change it.',
    de: 'Diese Adresse kommt von {service}. Du kannst sie ändern.',
  },
  place: { en: 'Describe the place', de: 'Beschreib die Stelle' },
  placeHint: {
    en: 'A street, a bus line, a bench. A description is enough, also without your location.',
    de: 'Eine Straße, eine Buslinie, eine Bank. Eine Beschreibung genügt, auch ohne deinen Standort.',
  },
  unsupported: {
    en: 'Geolocation is not supported by your browser',
    de: 'Dein Browser kann den Standort nicht bestimmen',
  },
  failed: { en: 'Unable to get location: {reason}', de: 'Der Standort ließ sich nicht bestimmen: {reason}' },
  instead: { en: 'You can describe the place instead.', de: 'Du kannst stattdessen die Stelle beschreiben.' },
} as const satisfies Record<string, Localized>;

/** Why a browser told no location, after the colon of `foundWhere.failed`. */
export const noPosition = {
  denied: { en: 'you or your browser did not allow it.', de: 'Du oder dein Browser hat es nicht erlaubt.' },
  unavailable: {
    en: 'your device does not know where it is.',
    de: 'Dein Gerät weiß nicht, wo es ist.',
  },
  timeout: { en: 'it took longer than 10 seconds.', de: 'Es hat länger als 10 Sekunden gedauert.' },
} as const satisfies Record<string, Localized>;

/** The questions about the thing and about who found it. */
export const foundQuestions = {
  thing: { en: 'What you found', de: 'Was du gefunden hast' },
  item: { en: 'Item', de: 'Gegenstand' },
  itemHint: {
    en: 'One or two words, such as “grey headphones”.',
    de: 'Ein oder zwei Wörter, zum Beispiel „graue Kopfhörer“.',
  },
  description: { en: 'Description', de: 'Beschreibung' },
  descriptionHint: {
    en: 'Please do not describe everything: the owner should be able to prove it is theirs. When did you find it, and where is it now?',
    de: 'Bitte beschreib nicht alles: Die Person, der es gehört, soll zeigen können, dass es ihres ist. Wann hast du es gefunden, und wo ist es jetzt?',
  },
  law: {
    en: 'Worth more than 10 euro? Please also tell the Fundbüro.',
    de: 'Mehr als 10 Euro wert? Bitte sag es auch dem Fundbüro.',
  },
  you: { en: 'How we can reach you', de: 'Wie wir dich erreichen' },
  name: { en: 'Name or nickname', de: 'Name oder Spitzname' },
  email: { en: 'E-mail', de: 'E-Mail' },
  emailHint: { en: 'Only used to answer you.', de: 'Nur, um dir zu antworten.' },
  phone: { en: 'Phone', de: 'Telefon' },
} as const satisfies Record<string, Localized>;

/** What is asked before a report is sent in which something is missing. */
export const foundMissing = {
  title: { en: 'Some details are missing', de: 'Einige Angaben fehlen' },
  text: {
    en: 'You can submit the report as it is. Still missing:',
    de: 'Du kannst die Meldung so abschicken. Das steht noch nicht darin:',
  },
  place: { en: 'the place', de: 'der Ort' },
  item: { en: 'the item', de: 'der Gegenstand' },
  description: { en: 'a description', de: 'eine Beschreibung' },
  name: { en: 'your name or nickname', de: 'dein Name oder Spitzname' },
  email: { en: 'your e-mail address', de: 'deine E-Mail-Adresse' },
  more: { en: "I'll add more details", de: 'Ich ergänze noch etwas' },
  asIs: { en: 'Submit as is', de: 'So abschicken' },
} as const satisfies Record<string, Localized>;

/** What stands in the place of the form when the report has arrived. */
export const foundSent = {
  title: { en: 'Report Submitted!', de: 'Meldung abgeschickt!' },
  text: {
    en: 'Your found item report has been submitted successfully',
    de: 'Deine Fundmeldung ist angekommen',
  },
  next: { en: 'What happens next', de: 'Wie es weitergeht' },
  compare: {
    en: 'If someone asks for it, we’ll ask them about the detail you kept to yourself.',
    de: 'Wenn jemand nach dem Ding fragt, fragen wir nach dem Merkmal, das du für dich behalten hast.',
  },
  noAnswer: {
    en: 'You didn’t leave an e-mail address, so we can’t answer.',
    de: 'Du hast keine E-Mail-Adresse angegeben. Wir können dir nicht antworten. Mit der Nummer finden wir deine Meldung wieder.',
  },
  again: { en: 'Report Another Item', de: 'Noch einen Fund melden' },
  keep: { en: 'Keep my contact details', de: 'Meine Kontaktdaten behalten' },
} as const satisfies Record<string, Localized>;
