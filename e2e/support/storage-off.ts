import type { Page } from '@playwright/test';

type Storage = 'localStorage' | 'sessionStorage';

/** Makes this a browser that keeps nothing for the site: whoever asks for its storage is refused. */
export const withoutStorage = (page: Page, ...which: Storage[]): Promise<unknown> =>
  page.addInitScript(
    (names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    },
    which.length > 0 ? which : (['localStorage', 'sessionStorage'] satisfies Storage[]),
  );

/** Makes this a device that is full: what is kept stays, and nothing more is. */
export const withFullStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
