import { securityHeaders } from '#server/security-headers.ts';

/** The page of all links of visitors: their addresses are told to no other site and to no search engine. */
const linkPage = /\/status$/u;

/** The same policies in the format that static hosts such as Netlify and Cloudflare read. */
export function headersFile(policies: Record<string, string>): string {
  const pages = Object.entries(policies).filter(([address]) => address.startsWith('/'));
  return [
    ['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    ...pages.map(([address, policy]) =>
      [
        `${address.replace(linkPage, '/status*')}\n  Content-Security-Policy: ${policy}`,
        ...(linkPage.test(address) ? ['  Referrer-Policy: no-referrer', '  X-Robots-Tag: noindex'] : []),
      ].join('\n'),
    ),
  ].join('\n\n');
}
