import type { ThingReason } from '#contract/found-fields.ts';
import type { Localized } from '#contract/locale.ts';
import type { ReportLabels } from '#contract/write-report.ts';

const both = {
  item: { en: 'Item', de: 'Gegenstand' },
  description: { en: 'Description', de: 'Beschreibung' },
  place: { en: 'Described place', de: 'Beschreibung des Ortes' },
  map: { en: 'Map', de: 'Karte' },
  day: { en: 'Day', de: 'Tag' },
  contact: { en: 'Contact', de: 'Kontakt' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  notGiven: { en: 'Not given', de: 'Keine Angabe' },
  nobody: { en: 'Anonymous', de: 'Anonym' },
  noEmail: { en: 'No email provided', de: 'Keine E-Mail-Adresse angegeben' },
  noLocation: { en: 'No location provided', de: 'Kein Ort angegeben' },
} as const satisfies Record<string, Localized>;

/** The words of the report that reaches the team, in the language of who wrote it. */
export const reportLabels = {
  'find-the-lost': {
    ...both,
    title: { en: 'Found item report', de: 'Fundmeldung' },
    location: { en: 'Location', de: 'Fundort' },
  },
  'lost-item': {
    ...both,
    title: { en: 'Lost item report', de: 'Verlustmeldung' },
    location: { en: 'Location', de: 'Ort' },
  },
} as const satisfies Record<ThingReason, ReportLabels>;
