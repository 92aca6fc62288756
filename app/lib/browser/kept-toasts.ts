import { storedChoice } from './stored-choice.ts';

/** Whether toasts stay until they are closed (WCAG 2.2.1): a choice of the visitor, kept in this browser. */
export const keptToasts = storedChoice('keepMessages');
