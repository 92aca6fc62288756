import { askFunction, type FunctionAnswer } from '#app/lib/account/ask-function.ts';
import { store } from '#app/lib/browser/store.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import type { LibraryPicture } from '#contract/pictures.ts';

type Library = readonly LibraryPicture[];
type Call = Parameters<typeof askFunction>[1];

/** A photo of a phone over a slow line. */
const uploadPatience = 180_000;

const held = store<Library | undefined>(undefined);

let changes = 0;

// Each call answers with the whole library as it is then. A look that began before the last change was made knows less.
async function ask(path: string, call: Call): Promise<FunctionAnswer<Library>> {
  const before = changes;
  const answer = await askFunction<Library>(`pictures${path}`, call);
  const isLook = call?.method === 'GET';
  if (answer.ok && !isLook) changes += 1;
  if (answer.ok && !(isLook && changes !== before)) held.set(answer.value);
  return answer;
}

/** What the team has, the newest first; undefined until it was loaded. */
export const useLibrary = (): Library | undefined => useStore(held, undefined);

export const loadLibrary = () => ask('', { method: 'GET' });

/** Sent twice under one id it is there once. Out: the library. */
export function addPicture(id: string, file: File, alt: string, altDe: string) {
  const form = new FormData();
  // The server reads what stands before the file first.
  form.append('metadata', JSON.stringify({ id, alt, alt_de: altDe }));
  form.append('file', file);
  return ask('', { method: 'POST', body: form, wait: uploadPatience });
}

export const changeAlt = (id: string, alt: string, altDe: string) =>
  ask(`/${id}`, { method: 'PATCH', body: { alt, alt_de: altDe } });

export const deletePicture = (id: string) => ask(`/${id}`, { method: 'DELETE' });

/** The picture that somebody names: a project by its path, every other place by its id. */
export const pictureNamed = (library: Library | undefined, name: string): LibraryPicture | undefined =>
  library?.find(({ id, path }) => path === name || id === name);
