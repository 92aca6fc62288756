/** What fills a template. A missing or empty value removes the blocks that ask for it. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

const block = /\[\[\?([\w.-]+)\]\]((?:(?!\[\[\?)[\s\S])*?)\[\[\/\1\]\]/u;
const slot = /\[\[([\w.-]+)\]\]/gu;

/** Text as it may stand in HTML, between tags and in attributes alike. `<b>"` is `&lt;b&gt;&quot;`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Fills a prerendered page. `[[name]]` becomes the escaped value; `[[?key]]…[[/key]]` stays without
 * its marks when that value is not empty and goes otherwise. Values are put in last and once, so a
 * visitor who writes `[[email]]` gets exactly that back.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  let decided = template;
  // Innermost blocks first, so that blocks may stand inside each other.
  for (let found = block.exec(decided); found !== null; found = block.exec(decided)) {
    const [whole, key = '', content = ''] = found;
    decided = decided.slice(0, found.index) + (values[key] ? content : '') + decided.slice(found.index + whole.length);
  }
  return decided.replace(slot, (_, key: string) => escapeHtml(values[key] ?? ''));
}
