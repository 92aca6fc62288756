import { newId } from './new-id.ts';

/** What a visitor typed and has not sent yet. `id` goes along when it is sent, so that it is stored once. */
export type Draft<Values> = { id: string; values: Values };

export const newDraft = <Values>(values: Values): Draft<Values> => ({ id: newId(), values });

const keyOf = (form: string, variant: string) => `draft:${form}:${variant}`;

/** Storage can be full or switched off. A draft is a help, so the form works without it. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps a draft for this tab. `variant` tells apart forms that began with different words. */
export const keepDraft = (form: string, variant: string, draft: Draft<unknown>): void =>
  attempt((storage) => storage.setItem(keyOf(form, variant), JSON.stringify(draft)));

export function findDraft<Values>(form: string, variant: string): Draft<Values> | undefined {
  return attempt((storage) => {
    const draft = JSON.parse(storage.getItem(keyOf(form, variant)) ?? 'null') as Draft<Values> | null;
    return typeof draft?.id === 'string' && typeof draft.values === 'object' ? draft : undefined;
  });
}

export const deleteDraft = (form: string, variant: string): void =>
  attempt((storage) => storage.removeItem(keyOf(form, variant)));

/** The variant of another unsent draft of the same form, if there is one. */
export function otherDraft(form: string, variant: string): string | undefined {
  const start = keyOf(form, '');
  return attempt((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .find((other) => other !== variant),
  );
}
