import { createContext } from 'react';
import type { Changes } from '#contract/site-data.ts';
import type { Current } from '#contract/words.ts';

/** Given by the renderer: what the team has changed while the server runs. Not there in the browser: the files count. */
export const CurrentContext = createContext<Current | undefined>(undefined);

/** The name of each piece of content, by the piece itself. */
export type Names = { readonly get: (piece: object) => string | undefined };

/**
 * Names every piece of the files of `content/`: file, export, then names and ids of entries, never a place in a list
 * (`content/words.test.ts` sees to it).
 * @param files The modules by their path below `content/`, without its ending.
 */
export function namesOf(files: Readonly<Record<string, object>>): Names {
  const names = new WeakMap<object, string>();
  const name = (piece: unknown, key: string): void => {
    if (typeof piece !== 'object' || piece === null || names.has(piece)) return;
    names.set(piece, key);
    for (const [part, value] of partsOf(piece)) name(value, `${key}.${part}`);
  };
  for (const [file, module] of Object.entries(files))
    for (const [part, value] of Object.entries(module)) name(value, `${file}#${part}`);
  return names;
}

/** Looks pieces up in what was changed. Without changes it costs nothing. */
export function currentOf(names: Names, changes: Changes): Current {
  const rebuild = (piece: unknown, key: string): unknown => {
    if (changes.has(key)) return changes.get(key);
    if (typeof piece !== 'object' || piece === null) return piece;
    const inside = `${key}.`;
    if (![...changes.keys()].some((changed) => changed.startsWith(inside))) return piece;
    const parts = partsOf(piece).map(([part, value]) => [part, rebuild(value, inside + part)] as const);
    return Array.isArray(piece) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  };
  return <Value>(value: Value): Value => {
    const key = typeof value === 'object' && value !== null ? names.get(value) : undefined;
    // What comes back has the shape of what went in: changes are checked before they are stored.
    return key === undefined ? value : (rebuild(value, key) as Value);
  };
}

function partsOf(piece: object): (readonly [string, unknown])[] {
  if (!Array.isArray(piece)) return Object.entries(piece);
  return piece.map((entry: unknown, place) => {
    const { id, item } = (entry ?? {}) as { id?: string; item?: { id?: string } };
    return [id ?? item?.id ?? String(place), entry] as const;
  });
}
