/** The id of an input of the form: dots would mean something in a selector. */
export const idOf = (input: string): string => `entry-${input.replaceAll('.', '-')}`;
