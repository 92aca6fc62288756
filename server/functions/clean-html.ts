import type { IFrame, IOptions } from 'sanitize-html';

/** The one link that our own report has (FIND-11). */
const mapLink = /^https:\/\/www\.google\.com\/maps\?q=-?\d{1,3}\.\d{1,6},-?\d{1,3}\.\d{1,6}$/u;

/** Signs that turn the reading direction, so that an address can look like another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

const allowed = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h1', 'h2', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Anybody can send a report, and the team opens its links: any other link is only text.
  exclusiveFilter: ({ tag, attribs: { href = '' }, text }: IFrame) =>
    tag === 'a' && (text !== href || !mapLink.test(href)) ? 'excludeTag' : false,
} satisfies IOptions;

/** The report of a found item with nothing in it but plain structure and the link to the map. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html.replace(turning, ''), allowed);
}
