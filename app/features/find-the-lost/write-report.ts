import { foundReport as words } from '#content/found/report.ts';
import { anonymous } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';
import { coordinates, mapLink } from './location.ts';
import type { FoundItem } from './report-values.ts';

/** What of a report goes into a message (FIND-11): the same as text and as markup. */
type Report = { name: string; email: string; reason: 'find-the-lost'; message: string; html: string };

type Line = { label: string; text: string; link?: string };

/** Writes the report. What a finder typed stays text: in the markup it is escaped, and its line ends are breaks. */
export function writeReport(found: FoundItem, t: Words): Report {
  const { name, email, phone } = found;
  const told: Line[] = [
    { label: t(words.item), text: found.item || t(words.notGiven) },
    { label: t(words.description), text: found.description || t(words.notGiven) },
    ...placeTold(found, t),
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
    reason: 'find-the-lost',
    message: [title, asText(told), contactTitle, asText(contact)].join('\n\n'),
    html: [`<h2>${escaped(title)}</h2>`, asHtml(told), `<h3>${escaped(contactTitle)}</h3>`, asHtml(contact)].join('\n'),
  };
}

function placeTold({ location, place }: FoundItem, t: Words): Line[] {
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
