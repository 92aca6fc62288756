import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { testFolder } from './test-folder.ts';

/** Ends something after the test that opened it; after the last one of the file when that is for all of them. */
export function endLater(end: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(end);
  else onTestFinished(end);
}

/** A folder (`testFolder`), removed later. */
export function openedFolder(): string {
  const { path, remove } = testFolder();
  endLater(remove);
  return path;
}
