import type { Localized } from '#contract/locale.ts';

/** The words of the report that reaches the team, in the language of who wrote it. */
export const foundReport = {
  title: { en: 'Found item report', de: 'Fundmeldung' },
  item: { en: 'Item', de: 'Gegenstand' },
  description: { en: 'Description', de: 'Beschreibung' },
  location: { en: 'Location', de: 'Fundort' },
  place: { en: 'Described place', de: 'Beschreibung des Ortes' },
  map: { en: 'Map', de: 'Karte' },
  contact: { en: 'Contact', de: 'Kontakt' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'E-mail', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  notGiven: { en: 'Not given', de: 'Keine Angabe' },
  nobody: { en: 'Anonymous', de: 'Anonym' },
  noEmail: { en: 'No email provided', de: 'Keine E-Mail-Adresse angegeben' },
  noLocation: { en: 'No location provided', de: 'Kein Ort angegeben' },
} as const satisfies Record<string, Localized>;
