/** The calm colours of the areas (app/styles/tokens.css). They carry no meaning. */
export const colours = ['lilac', 'mustard', 'sage', 'sky'] as const;
export type Colour = (typeof colours)[number];
