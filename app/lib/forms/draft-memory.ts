// What a tab knows of drafts without its storage. Apart from drafts.ts: what knows who is signed in needs no form.

/**
 * Whose drafts are kept and found of forms that only somebody who is signed in sees, whose names begin with `@`: the account
 * that was signed in last in this tab (app/lib/account/auth-client.ts).
 */
export const draftOwner = { id: '' };

/** Storage can be full or switched off: a draft, by its key, then lives as long as the page. */
export const unstored = new Map<string, object>();
