import { askFunction } from '#app/lib/account/ask-function.ts';
import { patience } from '#app/lib/backend/backend.ts';
import { draftOwner } from '#app/lib/forms/draft-memory.ts';
import { untoldDrafts } from '#app/lib/forms/untold-drafts.ts';
import { draftsTold } from '#app/lib/forms/use-kept-draft.ts';
import type { Revision } from '#app/lib/forms/use-revision.ts';
import type {
  DraftOnPage,
  DraftsOfPage,
  DraftsPublished,
  PageInEditing,
  PreviewMade,
  RenewedTexts,
  TextChange,
  TextDraftChange,
  TextNow,
} from '#contract/page-texts.ts';
import { isSame, type Values } from './values.ts';

const form = '@page-text';

/** The drafts in this tab, by the keys of their texts. */
export const textsInTab = untoldDrafts<Revision<Values>>(form);

const read = <Value>(call: string, wait = patience) => askFunction<Value>(`texts/${call}`, { method: 'GET', wait });

export const readPage = (path: string) => read<PageInEditing>(`page?path=${encodeURIComponent(path)}`);

export async function readText(key: string, wait = patience) {
  await draftsTold();
  return read<TextNow>(`text?key=${encodeURIComponent(key)}`, wait);
}

export const readRenewed = () => read<RenewedTexts>('renewed');

export const publishText = (change: TextChange) => askFunction<TextNow>('texts/text', { body: change });

export const keepDraftThere = (draft: TextDraftChange, as: string) => askFunction('texts/draft', { body: draft, as });

/** The drafts on a page. */
export async function readDrafts(path: string) {
  await draftsTold();
  await textsInTab.tellDeleted((key) => keepDraftThere({ key, text: null, beganWith: null }, draftOwner.id));
  return read<DraftsOfPage>(`drafts?path=${encodeURIComponent(path)}`);
}

/**
 * Publishes drafts. Where the answer to the first try was lost on the way they are no drafts any more, here or with the
 * next press: what visitors read then says that it was done.
 */
export async function publishDrafts(drafts: readonly DraftOnPage[], what: string) {
  const answer = await askFunction<DraftsPublished>('texts/texts', {
    body: { keys: drafts.map(({ key }) => key), what },
  });
  const isOpen = !answer.ok && (answer.because === 'unreachable' || answer.code === 'text_changed');
  return (isOpen && (await madeBefore(drafts))) || answer;
}

async function madeBefore(drafts: readonly DraftOnPage[]) {
  const versions: number[] = [];
  for (const { key, text } of drafts) {
    const now = await readText(key, 5_000);
    const [newest] = now.ok ? now.value.versions : [];
    if (!newest?.text || !isSame(newest.text, text)) return undefined;
    versions.push(newest.version);
  }
  return { ok: true, value: { versions } satisfies DraftsPublished } as const;
}

export const undoPublication = (versions: readonly number[], what: string) =>
  askFunction<DraftsPublished>('texts/undo', { body: { versions, what } });

/** `token`: with the same one it is the same link, where the answer to the first try was lost on the way. */
export const makePreview = (path: string, isShared: boolean, token?: string) =>
  askFunction<PreviewMade>('texts/preview', { body: { path, isShared, token } });

export const endPreview = (id: string) => askFunction('texts/preview/end', { body: { id } });
