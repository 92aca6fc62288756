import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import type { FormTemplates } from './functions/form-post.ts';
import { type Policies, strictPolicy } from './site.ts';

/** Reads the page that shows a refused form again, in both languages. One that was not built is `undefined`. */
export async function readFormTemplates(buildFolder: string, policies: Policies): Promise<FormTemplates> {
  const read = async (locale: Locale): Promise<FormTemplates[Locale]> => {
    const name = `contact-problem.${locale}`;
    const html = await readFile(join(buildFolder, 'templates', `${name}.html`), 'utf8').catch(() => undefined);
    return html === undefined ? undefined : { html, policy: policies[`template:${name}`] ?? strictPolicy };
  };
  return { en: await read('en'), de: await read('de') };
}
