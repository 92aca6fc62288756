/**
 * What stands in `email` when a visitor gave none (FEED-03, FIND-12). These are not addresses:
 * nothing is ever mailed to them and they never become a Reply-To.
 */
export const emailPlaceholders = ['anonymous@feedback.invalid', 'No email provided'] as const;

export const isEmailPlaceholder = (value: string): boolean => (emailPlaceholders as readonly string[]).includes(value);

/** The name of a visitor who gave none (FEED-03, FIND-15). */
export const anonymousName = 'Anonymous User';
