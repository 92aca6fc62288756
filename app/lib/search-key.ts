import { storedChoice } from './stored-choice.ts';

const off = storedChoice('searchKeyOff');

/**
 * Whether "/" opens the search. It can be switched off, because a single key disturbs those who speak to
 * their computer or press keys by accident (WCAG 2.1.4).
 */
export const opensSearchByKey = (): boolean => !off.isOn();

/** The same, in step with the place where it is chosen. */
export const useOpensSearchByKey = (): boolean => !off.useChoice();

export const openSearchByKey = (isWanted: boolean): void => off.choose(!isWanted);
