import { expect, type Locator } from '@playwright/test';

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  // Ten at once, and those too many do nothing: to ask after every key where the focus is takes ten times as long.
  const there = await target.evaluateHandle((element) => {
    const stay = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && document.activeElement === element) event.preventDefault();
    };
    addEventListener('keydown', stay, true);
    return {
      isFocused: (): boolean => document.activeElement === element,
      end: (): void => removeEventListener('keydown', stay, true),
    };
  });
  for (let presses = 0; presses < 60 && !(await there.evaluate(({ isFocused }) => isFocused())); presses += 10)
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Tab')));
  await there.evaluate(({ end }) => end());
  await expect(target).toBeFocused();
}
