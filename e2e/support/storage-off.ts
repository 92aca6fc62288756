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
