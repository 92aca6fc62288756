import type { IFrame, IOptions } from 'sanitize-html';

const allowed = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h1', 'h2', 'h3'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Anybody can send a report, and the team opens its links: one that says something else than where it leads is only text.
  exclusiveFilter: ({ tag, attribs, text }: IFrame) => (tag === 'a' && text !== attribs['href'] ? 'excludeTag' : false),
} satisfies IOptions;

/** The report of a found item with nothing in it but plain structure and links. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, allowed);
}
