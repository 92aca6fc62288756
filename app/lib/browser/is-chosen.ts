import { findKept } from './kept.ts';

/**
 * What was chosen, where the browser would not keep it: storage is switched off, or full. One for all scripts of a page:
 * the loader is a bundle of its own.
 */
export const notKept: Map<string, boolean> = ((globalThis as { notKept?: Map<string, boolean> }).notKept ??= new Map());

/** Whether a choice is on (app/lib/browser/stored-choice.ts). */
export const isChosen = (key: string): boolean => notKept.get(key) ?? findKept(key) === true;

/** Under this name it is kept that "/" opens no search (app/lib/browser/stored-choice.ts). */
export const searchKeyOffName = 'searchKeyOff';
