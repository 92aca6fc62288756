/** Under this name the address is kept for this tab, once for all screens of the accounts. A password never is. */
export const accountDraft = 'account';

export const addressOnly = ['email'] as const;

export const nameAndAddress = ['name', 'email'] as const;
