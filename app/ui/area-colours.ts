import styles from './area-colours.module.css';

export type AreaColour = 'lilac' | 'mustard' | 'sage' | 'sky';

/** The class that sets `--area` for an element and what is inside it. */
export const areaClass = (colour: AreaColour): string => styles[colour] ?? '';
