import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import type { PageInEditing, RenewedTexts, TextChange, TextDraftChange, TextNow } from '#contract/page-texts.ts';

// Our own server answers, in the shapes of contract/page-texts.ts.
const read = async <Value>(call: string) =>
  (await askFunction(`texts/${call}`, { method: 'GET' })) as FunctionAnswer<Value>;

export const readPage = (path: string) => read<PageInEditing>(`page?path=${encodeURIComponent(path)}`);

export const readText = (key: string) => read<TextNow>(`text?key=${encodeURIComponent(key)}`);

export const readRenewed = () => read<RenewedTexts>('renewed');

export const publishText = async (change: TextChange) =>
  (await askFunction('texts/text', { body: change })) as FunctionAnswer<TextNow>;

export const keepDraftThere = (draft: TextDraftChange) => askFunction('texts/draft', { body: draft });
