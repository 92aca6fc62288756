/** The questions of a report of a found thing, in their order. */
export const foundFields = ['place', 'item', 'description', 'name', 'email', 'phone'] as const;

export type FoundField = (typeof foundFields)[number];
