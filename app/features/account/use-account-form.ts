import type { User } from '@supabase/auth-js';
import { useWords } from '#app/i18n/locale.ts';
import { failureInWords } from '#app/lib/account-words.ts';
import type { AccountFailure } from '#app/lib/account.ts';
import { deleteDraft } from '#app/lib/drafts.ts';
import { useSmallForm } from '#app/lib/use-small-form.ts';

/** Begins the id of every field here. */
export const prefix = 'account-';

/** The forms of which something waits in this tab until it is saved. */
const keptForms = ['account-name', 'account-email'] as const;

type Setup<Field extends string> = Pick<
  Parameters<typeof useSmallForm<Field>>[0],
  'names' | 'start' | 'required' | 'fields'
> & { form?: (typeof keptForms)[number] };

/** A form of the account page. Within `submit`, `once` is taken: calls go through `whileSignedIn` there. */
export function useAccountForm<Field extends string = never>(user: User, { form, ...setup }: Setup<Field>) {
  const t = useWords();
  const { tell, ...rest } = useSmallForm<Field>({ form: form ?? 'account', variant: user.id, prefix, ...setup });
  return { ...rest, tell, fail: (failure: AccountFailure): void => tell(failureInWords(failure, t)) };
}

export type AccountForm<Field extends string> = ReturnType<typeof useAccountForm<Field>>;

/** Forgets what somebody typed here, when they leave by themselves. */
export function forgetTyped(user: User): void {
  for (const form of keptForms) deleteDraft(form, user.id);
}
