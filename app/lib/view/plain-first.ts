/** Under this name it is kept that plain pages come first. Read before the first paint (app/browser/boot.ts). */
export const plainFirstName = 'plain';
