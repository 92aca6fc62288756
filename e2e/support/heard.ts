import type { Locator } from '@playwright/test';

/** A role and its name, as they are heard, and where it leads if it is a link. */
type Heard = { readonly role: string; readonly name: string; readonly to?: string };

/**
 * What is heard of a part of a page, in order. Asked at once: to find one thing by its role and its name takes a third as
 * long as to hear all of them.
 */
export async function heardIn(part: Locator): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const said = unquoted(line.trim().replace(/^- /u, ''));
    const [, to] = /^\/url: (.*)$/u.exec(said) ?? [];
    const last = heard.at(-1);
    if (to !== undefined && last) heard.splice(-1, 1, { ...last, to: to.startsWith('"') ? asText(to) : to });
    const [, role, name] = /^(\w+) ("(?:[^"\\]|\\.)*")/u.exec(said) ?? [];
    if (role && name) heard.push({ role, name: asText(name) });
  }
  return heard;
}

/** The names of all that have a role, in order. */
export const namesIn = async (part: Locator, role: string): Promise<string[]> =>
  (await heardIn(part)).filter((each) => each.role === role).map(({ name }) => name);

/** The links of a part of a page, in order: their names, and where they lead. */
export const linksIn = async (part: Locator): Promise<[name: string, to: string][]> =>
  (await heardIn(part)).filter(({ role }) => role === 'link').map(({ name, to = '' }) => [name, to]);

const asText = (quoted: string) => JSON.parse(quoted) as string;
/** A line that YAML had to quote. */
const unquoted = (line: string) => /^'(.*)'(?::.*)?$/u.exec(line)?.[1]?.replaceAll("''", "'") ?? line;
