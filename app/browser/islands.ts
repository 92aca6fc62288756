import type { ComponentType } from 'react';

const files = import.meta.glob<Record<string, ComponentType>>('/app/**/*.island.tsx');

/** `contact-form` for the component `ContactForm`, as the files are called. */
const kebab = (name: string) => name.replace(/(?!^)[A-Z]/gu, '-$&').toLowerCase();

/**
 * Loads the component that an island bears the name of. The list of all of them is a file of its own, which comes with
 * React: most pages are read without either.
 */
export async function loadPart(name: string): Promise<ComponentType> {
  const end = `/${kebab(name)}.island.tsx`;
  const file = Object.keys(files).find((each) => each.endsWith(end)) ?? '';
  const Part = (await files[file]?.())?.[name];
  if (!Part) throw new Error(`No island is called ${name}`);
  return Part;
}
