/**
 * What stands in `name` and `email` when a visitor gave none: in a message of a dialog (FEED-03, FIND-15),
 * and in a report or a notice (FIND-12, DON-03). The addresses are none: nothing is ever mailed to them
 * and they never become a Reply-To.
 */
export const anonymousInDialog = { name: 'Anonymous User', email: 'anonymous@feedback.invalid' } as const;
export const anonymous = { name: 'Anonymous', email: 'No email provided' } as const;

export const emailPlaceholders = [anonymousInDialog.email, anonymous.email] as const;

export const isEmailPlaceholder = (value: string): boolean => (emailPlaceholders as readonly string[]).includes(value);

const anonymousNames = [anonymousInDialog.name, anonymous.name] as const;

export const isAnonymousName = (value: string): boolean => (anonymousNames as readonly string[]).includes(value);
