import { askFunction } from '#app/lib/account/ask-function.ts';
import { backendUrl } from '#app/lib/backend/backend.ts';
import { draftOwner } from '#app/lib/forms/drafts.ts';
import { draftsTold } from '#app/lib/forms/use-kept-draft.ts';
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
import { deletedInTab, keepInTab } from './tab-drafts.ts';

const read = <Value>(call: string) => askFunction<Value>(`texts/${call}`, { method: 'GET' });

export const readPage = (path: string) => read<PageInEditing>(`page?path=${encodeURIComponent(path)}`);

export async function readText(key: string) {
  await draftsTold();
  return read<TextNow>(`text?key=${encodeURIComponent(key)}`);
}

export const readRenewed = () => read<RenewedTexts>('renewed');

export const publishText = (change: TextChange) => askFunction<TextNow>('texts/text', { body: change });

export const keepDraftThere = (draft: TextDraftChange, as: string) => askFunction('texts/draft', { body: draft, as });

/** The drafts on a page. What was deleted while the server was away is no draft: it is told first. */
export async function readDrafts(path: string) {
  await draftsTold();
  for (const key of deletedInTab()) {
    const answer = await keepDraftThere({ key, text: null, beganWith: null }, draftOwner.id);
    if (answer.ok) keepInTab(key, undefined);
  }
  return read<DraftsOfPage>(`drafts?path=${encodeURIComponent(path)}`);
}

export const publishDrafts = (keys: readonly string[], what: string) =>
  askFunction<DraftsPublished>('texts/texts', { body: { keys, what } });

export const undoPublication = (versions: readonly number[], what: string) =>
  askFunction<DraftsPublished>('texts/undo', { body: { versions, what } });

export const makePreview = (path: string, isShared: boolean) =>
  askFunction<PreviewMade>('texts/preview', { body: { path, isShared } });

export const endPreview = (id: string) => askFunction('texts/preview/end', { body: { id } });

/** Whether these pages lie on another web server than the one that draws them anew: they were written by a build. */
export const isElsewhere = (): boolean => backendUrl !== '' && new URL(backendUrl).origin !== location.origin;
