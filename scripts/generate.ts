import { readFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { locales } from '#contract/locale.ts';

const catalogue = (locale: string) => `content/messages/${locale}.json`;

/** The placeholders of a text, sorted: `'{n} of {all}'` gives `['{all}', '{n}']`. */
const placeholders = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

/**
 * Compares the catalogues key by key. Paraglide prints English where a German text is missing
 * and says nothing, so this is what makes a forgotten translation fail.
 */
export function catalogueFaults(en: Record<string, string>, de: Record<string, string>): string[] {
  const faults: string[] = [];
  for (const key of new Set([...Object.keys(en), ...Object.keys(de)])) {
    const [english, german] = [en[key], de[key]];
    if (!english?.trim()) faults.push(`${catalogue('en')} has no text for "${key}"`);
    if (!german?.trim()) faults.push(`${catalogue('de')} has no text for "${key}"`);
    if (english && german && placeholders(english).join() !== placeholders(german).join())
      faults.push(`"${key}" has different placeholders in the two languages`);
  }
  return faults;
}

type Compiled = Awaited<ReturnType<typeof compile>>;

/**
 * Compiles the texts of `content/messages` to `app/i18n/generated`. Throws on a missing text.
 * @param before What an earlier call gave: then only texts that differ from it are written.
 */
export async function generate(before?: Compiled): Promise<Compiled> {
  const [en, de] = await Promise.all(
    locales.map(async (locale) => JSON.parse(await readFile(catalogue(locale), 'utf8')) as Record<string, string>),
  );
  const faults = catalogueFaults(en ?? {}, de ?? {});
  if (faults.length > 0) throw new Error(`The texts are not complete:\n  ${faults.join('\n  ')}`);
  return compile({
    ...(before && { previousCompilation: before, cleanOutdir: false }),
    project: './project.inlang',
    outdir: './app/i18n/generated',
    // One module per text, so that a page carries only the texts it shows.
    outputStructure: 'message-modules',
    // The language of a page is in its address; every call names it.
    strategy: ['baseLocale'],
    emitTsDeclarations: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
}

if (import.meta.main) {
  await generate();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
