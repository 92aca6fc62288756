import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The rules whose answer another width or size of the text can change. */
export const rulesOfLayout = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
/** The rules whose answer other colours can change. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The small file, and only once in each page that is loaded: bringing it there takes as long as looking.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** What axe finds against WCAG 2.2 A and AA, a line each: the rule and where. With `rules`, only these. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: wcag };
  const faults: string[] = [];
  for (const frame of page.frames()) {
    // The player of a video before somebody has asked for one.
    if (frame.parentFrame() && ['', 'about:blank'].includes(frame.url())) continue;
    const found = (await lookInto(frame, runOnly)) ?? (await bringTo(frame), await lookInto(frame, runOnly));
    if (!found) throw new Error(`axe did not come to ${frame.url()}`);
    faults.push(...found);
  }
  return faults;
}

const bringTo = (frame: Frame): Promise<unknown> => frame.evaluate(source);

/** The faults of one document, without those of the frames inside; nothing where axe is not there yet. */
function lookInto(frame: Frame, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[] | undefined> {
  return frame.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe?: Axe };
    if (!axe) return undefined;
    // What is still fading in has no contrast yet. Nothing of ours moves for ever.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll('\n', ' ')})`,
      ),
    );
  }, runOnly);
}
