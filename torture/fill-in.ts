import { randomUUID } from 'node:crypto';
import { goodPassword } from '#server/testing/accounts.ts';
import type { Spare } from './callers.ts';
import { bucket, type There } from './there.ts';

/** What a request needs to get further than the first check. */
export type Known = { readonly there: There; readonly spare: Spare };

// Where an id stands for a thing that is there: the call and the place in it.
const kinds: readonly (readonly [RegExp, keyof There])[] = [
  [/inbox\/.* path\.id$|inbox\/.* (?:body\.otherId|query\.ids)$/u, 'message'],
  [/ path\.noteId$/u, 'note'],
  [/ body\.mailId$/u, 'mail'],
  [/pictures.* (?:path|query)\.id$/u, 'picture'],
  [/\/projects query\.id$/u, 'project'],
  [/\/project_versions query\.id$/u, 'version'],
  [/\/project_drafts query\.project_id$/u, 'draft'],
  [/ body\.project_id$/u, 'project'],
  [/\/bookings query\.id$|booking_id$/u, 'booking'],
];

const id = /00000000-0000-4000-8000-0000000000\d\d/gu;
const isThing = /^a\.png$/u;

/** Puts things that are there in the place of the examples of docs/openapi.json. `pick` says which of them. */
export function fillIn(
  value: unknown,
  call: string,
  known: Known,
  pick: number,
  place: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return fillInText(value, `${call} ${place.join('.')}`, known, pick);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    fillIn(part, call, known, pick, Array.isArray(value) ? place : [...place, name]),
  ]);
  return Array.isArray(value) ? filled.map(([, part]) => part) : Object.fromEntries(filled);
}

function fillInText(text: string, place: string, { there, spare }: Known, pick: number): string {
  const one = (kind: keyof There) => there[kind][pick % there[kind].length] ?? randomUUID();
  if (text === 'ada@example.org') return /\/auth\//u.test(place) ? spare.email : text;
  if (text === 'correct horse battery') return goodPassword;
  if (text === 'abcdefghijkl') return spare.refreshToken;
  if (text === 'a'.repeat(32)) return one('status');
  if (text === 'EC-1234-5678') return one('reference');
  if (text === 'project_assets') return bucket;
  // What is put there has a name of its own.
  if (isThing.test(text))
    return /^POST .*object\/\{bucket\}| body\.destination/u.test(place) ? `${randomUUID()}.png` : one('file');
  return text.replace(id, () => {
    if (/\/auth\/.* (?:path\.factor|body\.challenge_id)$|\/factors\/.* path\.id$/u.test(place)) return spare.factor;
    if (/identities.* path\.id$/u.test(place)) return spare.identity;
    if (/admin\/.* path\.id$|(?:author|user|caretaker)_?id$/iu.test(place)) return spare.id;
    const kind = kinds.find(([where]) => where.test(place))?.[1];
    return kind === undefined ? randomUUID() : one(kind);
  });
}
