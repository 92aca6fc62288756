import { storedChoice } from './stored-choice.ts';

const choice = storedChoice('keepMessages');

/** Sets whether toasts stay until they are closed (WCAG 2.2.1). */
export const keepMessages = choice.choose;

/** Whether toasts stay until they are closed. */
export const keepsMessages = choice.isOn;

/** The same in step with all places that show it: a choice of the visitor, kept in this browser. */
export const useKeepsMessages = choice.useChoice;
