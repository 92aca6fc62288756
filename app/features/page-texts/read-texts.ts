import { askFunction, type FunctionAnswer } from '#app/lib/backend/ask-function.ts';
import { store } from '#app/lib/browser/store.ts';
import type {
  DraftsOfPage,
  DraftsPublished,
  PageInEditing,
  PreviewMade,
  RenewedTexts,
  TextChange,
  TextDraftChange,
  TextNow,
} from '#contract/page-texts.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';

// Our own server answers, in the shapes of contract/page-texts.ts.
const read = async <Value>(call: string) =>
  (await askFunction(`texts/${call}`, { method: 'GET' })) as FunctionAnswer<Value>;

export const readPage = (path: string) => read<PageInEditing>(`page?path=${encodeURIComponent(path)}`);

export const readText = (key: string) => read<TextNow>(`text?key=${encodeURIComponent(key)}`);

export const readRenewed = () => read<RenewedTexts>('renewed');

export const publishText = async (change: TextChange) =>
  (await askFunction('texts/text', { body: change })) as FunctionAnswer<TextNow>;

/** Counts the drafts that were kept or deleted on the server: whoever lists them looks again. */
export const keptDrafts = store(0);

export async function keepDraftThere(draft: TextDraftChange) {
  const answer = await askFunction('texts/draft', { body: draft });
  keptDrafts.set(keptDrafts.get() + 1);
  return answer;
}

export const readDrafts = (path: string) => read<DraftsOfPage>(`drafts?path=${encodeURIComponent(path)}`);

export const publishDrafts = async (keys: readonly string[], what: string) =>
  (await askFunction('texts/texts', { body: { keys, what } })) as FunctionAnswer<DraftsPublished>;

export const undoPublication = async (versions: readonly number[], what: string) =>
  (await askFunction('texts/undo', { body: { versions, what } })) as FunctionAnswer<DraftsPublished>;

export const makePreview = async (path: string, isShared: boolean) =>
  (await askFunction('texts/preview', { body: { path, isShared } })) as FunctionAnswer<PreviewMade>;

export const endPreview = (id: string) => askFunction('texts/preview/end', { body: { id } });

/** Whether these pages lie on another web server than the one that draws them anew: they were written by a build. */
export const isElsewhere = (): boolean => backendUrl !== '' && new URL(backendUrl).origin !== location.origin;
