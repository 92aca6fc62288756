/**
 * Says to machines in the words of schema.org what the page says to people. It is data, which no
 * browser runs; "<" is escaped so that no text can end the element.
 */
export function JsonLd({ data }: { data: { '@type': string; readonly [property: string]: unknown } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
