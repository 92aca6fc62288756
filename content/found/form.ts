import type { Localized } from '#contract/locale.ts';

/** Without scripts the form works too, but for this. */
export const reportWithoutScripts = {
  photo: {
    en: 'Sending a photo needs JavaScript, which isn’t running in your browser. The rest of the form works without it.',
    de: 'Ein Foto zu senden braucht JavaScript, und dein Browser führt keines aus. Alles andere in diesem Formular geht ohne.',
  },
} as const satisfies Record<string, Localized>;

/** The part about where it was. `{service}` is the maps service that is asked for the address. */
export const foundWhere = {
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
  day: { en: 'Which day was that?', de: 'An welchem Tag war das?' },
  unsupported: {
    en: 'Geolocation is not supported by your browser',
    de: 'Dein Browser kann den Standort nicht bestimmen',
  },
  failed: { en: 'Unable to get location: {reason}', de: 'Der Standort ließ sich nicht bestimmen: {reason}' },
  instead: { en: 'You can describe the place instead.', de: 'Du kannst stattdessen die Stelle beschreiben.' },
} as const satisfies Record<string, Localized>;

/** Why a browser told no location, after the colon of `foundWhere.failed`. */
export const noPosition = {
  denied: { en: 'you or your browser didn’t allow it.', de: 'Du oder dein Browser hat es nicht erlaubt.' },
  unavailable: {
    en: 'your device doesn’t know where it is.',
    de: 'Dein Gerät weiß nicht, wo es ist.',
  },
  timeout: { en: 'it took longer than 10 seconds.', de: 'Es hat länger als 10 Sekunden gedauert.' },
} as const satisfies Record<string, Localized>;

/** The questions that both reports ask. */
export const foundQuestions = {
  item: { en: 'Item', de: 'Gegenstand' },
  description: { en: 'Description', de: 'Beschreibung' },
  you: { en: 'How we can reach you', de: 'Wie wir dich erreichen' },
  name: { en: 'Name or nickname', de: 'Name oder Spitzname' },
  email: { en: 'Email', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
} as const satisfies Record<string, Localized>;
