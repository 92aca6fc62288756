import type { Page } from '@playwright/test';

/*
 * How long a person takes for what a test does in a blink: the keystroke-level model (Card, Moran, Newell 1980), for a slow
 * hand, and the time for reading every line once.
 */
const seconds = {
  // Typed with two fingers; the model has 0.28 for an average one.
  key: 0.5,
  // To point at something and press it, with the hand brought there.
  press: 1.1 + 0.2 + 0.4,
  // To think of what comes next: before each press, and before each field.
  thought: 1.35,
} as const;
const wordsAMinute = 200;

export type Work = { presses: number; fields: number; characters: number; words: number; minutes: number };

/** Counts from now on what somebody presses, types and has before their eyes. */
export async function countWork(page: Page): Promise<{ soFar: () => Promise<Work> }> {
  const lines = new Set<string>();
  const work = { presses: 0, fields: 0, characters: 0 };
  await page.exposeFunction('countedWork', (kind: 'press' | 'type', characters: number, seen: string[]) => {
    if (kind === 'press') work.presses += 1;
    else {
      work.fields += 1;
      work.characters += characters;
    }
    for (const line of seen) lines.add(line);
  });
  await page.addInitScript(() => {
    const count = (window as unknown as { countedWork: (...said: unknown[]) => void }).countedWork;
    const seen = () => (document.querySelector('main')?.innerText ?? '').split('\n').map((line) => line.trim());
    addEventListener('click', ({ detail }) => detail > 0 && count('press', 0, seen()), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && count('press', 0, seen()), true);
    // A test fills a field at once, so each is one event.
    addEventListener('input', ({ target }) => count('type', (target as HTMLInputElement).value.length, seen()), true);
  });
  return {
    soFar: async () => {
      const words = [...lines].join(' ').split(/\s+/u).filter(Boolean).length;
      const { presses, fields, characters } = work;
      const handled = presses * seconds.press + (presses + fields) * seconds.thought + characters * seconds.key;
      return { ...work, words, minutes: handled / 60 + words / wordsAMinute };
    },
  };
}
