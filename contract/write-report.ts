import type { ThingReason } from './found-fields.ts';
import type { Thing } from './found-item.ts';
import type { Localized } from './locale.ts';
import { coordinates, mapLink } from './location.ts';
import { anonymous } from './placeholders.ts';
import type { FoundItem } from './report-values.ts';
import type { Words } from './words.ts';

/** The words of a report (content/mail/report.ts). */
export type ReportLabels = Record<
  | 'title'
  | 'item'
  | 'description'
  | 'location'
  | 'place'
  | 'map'
  | 'day'
  | 'contact'
  | 'name'
  | 'email'
  | 'phone'
  | 'notGiven'
  | 'nobody'
  | 'noEmail'
  | 'noLocation',
  Localized
>;

/** What of a report goes into a message (FIND-11): the same as text, as markup, and as single answers. */
type WrittenReport = { name: string; email: string; reason: ThingReason; message: string; html: string; thing: Thing };

type Line = { label: string; text: string; link?: string };

/** Writes the report. What somebody typed stays text: in the markup it is escaped, and its line ends are breaks. */
export function writeReport(found: FoundItem, reason: ThingReason, t: Words, words: ReportLabels): WrittenReport {
  const { name, email, phone, day } = found;
  const told: Line[] = [
    { label: t(words.item), text: found.item || t(words.notGiven) },
    { label: t(words.description), text: found.description || t(words.notGiven) },
    ...placeTold(found, t, words),
    ...(day ? [{ label: t(words.day), text: day }] : []),
  ];
  const contact: Line[] = [
    { label: t(words.name), text: name || t(words.nobody) },
    { label: t(words.email), text: email || t(words.noEmail) },
    ...(phone ? [{ label: t(words.phone), text: phone }] : []),
  ];
  const title = t(words.title);
  const contactTitle = t(words.contact);
  return {
    name: name || anonymous.name,
    email: email || anonymous.email,
    reason,
    message: [title, asText(told), contactTitle, asText(contact)].join('\n\n'),
    html: [`<h2>${escaped(title)}</h2>`, asHtml(told), `<h3>${escaped(contactTitle)}</h3>`, asHtml(contact)].join('\n'),
    thing: thingOf(found),
  };
}

function thingOf({ item, description, place, day, phone, location }: FoundItem): Thing {
  if (!location) return { item, description, place, day, phone };
  const { latitude, longitude, address } = location;
  const point = { latitude, longitude, ...(address?.trim() && { address: address.trim() }) };
  return { item, description, place, day, phone, location: point };
}

function placeTold({ location, place }: FoundItem, t: Words, words: ReportLabels): Line[] {
  const label = t(words.location);
  if (!location) return [{ label, text: place || t(words.noLocation) }];
  const link = mapLink(location);
  return [
    { label, text: location.address?.trim() || coordinates(location) },
    ...(place ? [{ label: t(words.place), text: place }] : []),
    { label: t(words.map), text: link, link },
  ];
}

const asText = (lines: readonly Line[]): string => lines.map(({ label, text }) => `${label}: ${text}`).join('\n');

const asHtml = (lines: readonly Line[]): string =>
  lines
    .map(({ label, text, link }) => {
      const shown = escaped(text).replace(/\r\n|\r|\n/gu, '<br>');
      return `<p><strong>${escaped(label)}:</strong> ${link ? `<a href="${escaped(link)}">${shown}</a>` : shown}</p>`;
    })
    .join('\n');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (character) => entities[character] ?? '');
