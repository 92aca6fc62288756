import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 A and AA, a line each: the rule and where. With `rules`, only these. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // What is still fading in has no contrast yet. Nothing of ours moves for ever.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // A page without frames, as nearly all of ours, spares axe the second page in which it puts results together.
  const builder = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(wcag)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll('\n', ' ')})`),
  );
}
