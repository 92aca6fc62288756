/*
 * What RFC 4287, section 4, asks of a feed, read from its words: npm has no library that checks it (feedsmith reads what it
 * can). For tests.
 */

type Element = { name: string; attributes: ReadonlyMap<string, string>; inside: Element[]; text: string };

const entities = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/u;

/** Reads XML and throws at what is not well-formed. */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: new Map(), inside: [], text: '' };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/u, '');
  for (const [token, end, name = '', written = '', isEmpty] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|[^<]+|</gu,
  )) {
    const parent = open.at(-1);
    if (!parent || token === '<' || entities.test(token)) throw new Error(`not well-formed: ${token}`);
    if (name === '') parent.text += token;
    else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends another element`);
    } else {
      const pairs = [...written.matchAll(/([\w:]+)="([^"]*)"/gu)].map(
        ([, key = '', said = '']) => [key, said] as const,
      );
      const attributes = new Map(pairs);
      if (attributes.size < pairs.length) throw new Error(`an attribute of <${name}> stands twice`);
      const element = { name, attributes, inside: [], text: '' };
      parent.inside.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length !== 1 || root.inside.length !== 1 || root.text.trim() !== '')
    throw new Error('not one whole element');
  return root.inside[0] as Element;
}

/** RFC 3339, as section 3.3 asks for: capital T and Z, and a day that there is. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
  new Date(text.slice(0, 10)).toJSON()?.slice(0, 10) === text.slice(0, 10);
const isIri = (text: string): boolean => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/u.test(text) && URL.canParse(text);

// The elements that may stand in each, and whether not at all, once, or as often as one likes.
const feedParts = {
  one: ['id', 'title', 'updated'],
  most: ['subtitle', 'rights', 'generator', 'icon', 'logo'],
  many: ['author', 'category', 'contributor', 'link', 'entry'],
};
const entryParts = {
  one: ['id', 'title', 'updated'],
  most: ['content', 'published', 'rights', 'source', 'summary'],
  many: ['author', 'category', 'contributor', 'link'],
};

/** What is wrong with a feed. Out: nothing where it is one. */
export function atomFaults(xml: string, address: string, locale: string): string[] {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const all = ({ inside }: Element, name: string) => inside.filter((each) => each.name === name);
  const textOf = (element: Element, name: string) => all(element, name)[0]?.text ?? '';
  const hrefs = (element: Element, rel: string) =>
    all(element, 'link').filter(({ attributes }) => (attributes.get('rel') ?? 'alternate') === rel);

  function checkParts(element: Element, { one, most, many }: typeof feedParts): void {
    const at = `${element.name} ${textOf(element, 'id')}`;
    for (const name of one) expect(all(element, name).length === 1, `${at}: not exactly one ${name}`);
    for (const name of most) expect(all(element, name).length <= 1, `${at}: more than one ${name}`);
    for (const { name } of element.inside) expect([...one, ...most, ...many].includes(name), `${at}: no ${name} there`);
    expect(isIri(textOf(element, 'id')), `${at}: the id is no IRI`);
    expect(isMoment(textOf(element, 'updated')), `${at}: no moment: ${textOf(element, 'updated')}`);
    expect(textOf(element, 'title').trim() !== '', `${at}: an empty title`);
    for (const part of element.inside) checkPart(at, part);
    // One alternate at most of a type and language.
    const alternates = hrefs(element, 'alternate').map(({ attributes }) =>
      [attributes.get('type'), attributes.get('hreflang')].join(' '),
    );
    expect(new Set(alternates).size === alternates.length, `${at}: two alternates of one type and language`);
  }

  function checkPart(at: string, { name, attributes, inside, text }: Element): void {
    const type = attributes.get('type');
    if (name === 'link') {
      expect(isIri((attributes.get('href') ?? '').replaceAll('&amp;', '&')), `${at}: a link without an address`);
      expect(type === undefined || /^[\w.+-]+\/[\w.+-]+$/u.test(type), `${at}: ${type} is no media type`);
    }
    if (['title', 'subtitle', 'summary', 'rights', 'content'].includes(name))
      // As text or html nothing stands inside but escaped words.
      expect(['text', 'html'].includes(type ?? 'text') && inside.length === 0, `${at}: ${name} of type ${type}`);
    if (name === 'author') expect(inside.filter((each) => each.name === 'name').length === 1, `${at}: author, no name`);
    if (name === 'content') expect(text !== '', `${at}: empty content`);
  }

  let feed: Element;
  try {
    feed = readXml(xml);
  } catch (error) {
    return [String(error)];
  }
  expect(feed.name === 'feed' && feed.attributes.get('xmlns') === 'http://www.w3.org/2005/Atom', 'no Atom feed');
  expect(feed.attributes.get('xml:lang') === locale, 'another language, or none');
  checkParts(feed, feedParts);
  const [self, ...more] = hrefs(feed, 'self');
  expect(self?.attributes.get('href') === address && more.length === 0, 'it does not name itself');
  expect(self?.attributes.get('type') === 'application/atom+xml', 'itself of another type');
  expect(hrefs(feed, 'alternate').length === 1, 'no page of which it is the feed');
  const entries = all(feed, 'entry');
  for (const entry of entries) {
    checkParts(entry, entryParts);
    expect(all(entry, 'author').length + all(feed, 'author').length > 0, 'nobody has written it');
    expect(all(entry, 'content').length + hrefs(entry, 'alternate').length > 0, 'neither content nor an address');
  }
  const ids = [feed, ...entries].map((each) => textOf(each, 'id'));
  expect(new Set(ids).size === ids.length, 'two with one id');
  return faults;
}
