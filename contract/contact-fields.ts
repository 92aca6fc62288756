/** The questions of the contact form, in their order. */
export const contactFields = ['name', 'email', 'reason', 'message'] as const;

/** All that the form keeps and sends: the questions, and whether an answer is wanted. */
export const contactNames = [...contactFields, 'answer'] as const;

export type ContactField = (typeof contactFields)[number];

/** What is typed and chosen. The answer that is chosen at first, by e-mail, counts as nothing typed. */
export type ContactTyped = Readonly<Record<(typeof contactNames)[number], string>>;
