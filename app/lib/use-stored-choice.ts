import { useSyncExternalStore } from 'react';
import type { StoredChoice } from './stored-choice.ts';

/** A choice of the visitor, in step with all places that show it. */
export const useStoredChoice = ({ subscribe, isOn }: StoredChoice): boolean =>
  useSyncExternalStore(subscribe, isOn, () => false);
