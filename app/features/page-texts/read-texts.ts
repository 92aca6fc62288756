import { askFunction } from '#app/lib/account/ask-function.ts';
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

const read = <Value>(call: string) => askFunction<Value>(`texts/${call}`, { method: 'GET' });

export const readPage = (path: string) => read<PageInEditing>(`page?path=${encodeURIComponent(path)}`);

export const readText = (key: string) => read<TextNow>(`text?key=${encodeURIComponent(key)}`);

export const readRenewed = () => read<RenewedTexts>('renewed');

export const publishText = (change: TextChange) => askFunction<TextNow>('texts/text', { body: change });

/** Counts the drafts that were kept or deleted on the server: whoever lists them looks again. */
export const keptDrafts = store(0);

export async function keepDraftThere(draft: TextDraftChange) {
  const answer = await askFunction('texts/draft', { body: draft });
  keptDrafts.set(keptDrafts.get() + 1);
  return answer;
}

export const readDrafts = (path: string) => read<DraftsOfPage>(`drafts?path=${encodeURIComponent(path)}`);

export const publishDrafts = (keys: readonly string[], what: string) =>
  askFunction<DraftsPublished>('texts/texts', { body: { keys, what } });

export const undoPublication = (versions: readonly number[], what: string) =>
  askFunction<DraftsPublished>('texts/undo', { body: { versions, what } });

export const makePreview = (path: string, isShared: boolean) =>
  askFunction<PreviewMade>('texts/preview', { body: { path, isShared } });

export const endPreview = (id: string) => askFunction('texts/preview/end', { body: { id } });

/** Whether these pages lie on another web server than the one that draws them anew: they were written by a build. */
export const isElsewhere = (): boolean => backendUrl !== '' && new URL(backendUrl).origin !== location.origin;
