import { searchKeyOffName } from './is-chosen.ts';
import { storedChoice } from './stored-choice.ts';

/**
 * Whether "/" opens no search. It can be switched off, because a single key disturbs those who speak to
 * their computer or press keys by accident (WCAG 2.1.4).
 */
export const searchKeyOff = storedChoice(searchKeyOffName);
