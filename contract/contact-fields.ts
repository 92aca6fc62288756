/** The questions of the contact form, in their order. */
export const contactFields = ['name', 'email', 'reason', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
