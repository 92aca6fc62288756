import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locales } from '#contract/locale.ts';
import { inLocale } from '#app/paths.ts';
import { headersFile, policyFor } from './content-policy.ts';
import { startLate } from './late-start.ts';
import { buildFolder } from './folder.ts';

const client = join(buildFolder, 'client');

/** `/contact` is `build/client/contact/index.html`. */
const fileOf = (address: string) => join(client, address, 'index.html');

/**
 * Makes the prerendered pages ready to serve: the styles go into each page, React starts late,
 * the page for visitors without JavaScript becomes a template, and each page gets its
 * Content-Security-Policy in `build/csp.json`.
 */
export async function finishPages(): Promise<void> {
  const styles = await takeStyles();
  const policies: Record<string, string> = {};
  for (const address of await pageAddresses()) {
    const html = startLate(withStyles(await readFile(fileOf(address), 'utf8'), styles));
    await writeFile(fileOf(address), html);
    policies[address] = policyFor(html);
  }
  for (const locale of locales) {
    const address = inLocale('/contact-problem', locale);
    const html = withoutScripts(await readFile(fileOf(address), 'utf8'));
    await move(address, join(buildFolder, 'templates', `contact-problem.${locale}.html`), html);
    delete policies[address];
    policies[`template:contact-problem.${locale}`] = policyFor(html);
  }
  await writeFile(join(buildFolder, 'csp.json'), JSON.stringify(policies, null, 2));
  await writeFile(join(client, '_headers'), headersFile(policies));
}

/** Takes the style sheets out of the assets. They are the same in each language, and prerendering leaves them once more. */
async function takeStyles(): Promise<string> {
  const folder = join(client, 'assets');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  await Promise.all(sheets.map((name) => rm(join(folder, name))));
  const [longest] = texts.toSorted((one, other) => other.length - one.length);
  if (!longest) throw new Error('The build gave no styles');
  return longest.trim();
}

function withStyles(html: string, styles: string): string {
  const slot = '/*site-styles*/';
  if (!html.includes(slot)) throw new Error('A page has no place for the styles (app/root.tsx)');
  return html.replace(slot, () => styles);
}

/** A page that only the server fills in. The boot script stays: it applies the visitor's colours. */
function withoutScripts(html: string): string {
  const [head = '', body = ''] = html.split('<body>');
  return `${head}<body>${body.replace(/<script[\s\S]*?<\/script>/gu, '')}`;
}

async function move(address: string, target: string, html: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
  await rm(dirname(fileOf(address)), { recursive: true });
}

async function pageAddresses(): Promise<string[]> {
  const files = await readdir(client, { recursive: true });
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/u, '/'));
}
