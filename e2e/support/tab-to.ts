import { expect, type Locator } from '@playwright/test';

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
