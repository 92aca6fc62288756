import { pathTo } from '#app/paths.ts';
import { words as constructionWords } from '#content/about/construction.ts';
import { members, words as teamWords } from '#content/about/team.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Passage } from '#content/blocks/passage.ts';
import { contactWords } from '#content/contact/contact.ts';
import { makeWords, words as workbagWords, workbagLinks } from '#content/contact/workbag.ts';
import { pageNames } from '#content/pages.ts';
import { kinderkuche } from '#content/projects/kinderkuche.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { projectTags } from '#content/projects/project-tags.ts';
import { next, sharedBreastfeeding, storage, warning } from '#content/projects/shared-breastfeeding.ts';
import { site } from '#content/site.ts';
import { bankWords } from '#content/support/bank.ts';
import {
  bankTitle,
  before,
  budgetWords,
  legal,
  phaseItems,
  phases,
  words as missionWords,
} from '#content/support/mission.ts';
import { moneyWords } from '#content/support/money.ts';
import { noReceipt } from '#content/support/no-receipt.ts';
import { fundingProjects, fundingWords, neededItems, supportTabs, tabNames } from '#content/support/support.ts';
import { inLocale } from '#contract/locale.ts';
import { reasons } from '#contract/reasons.ts';
import { say } from '#contract/words.ts';
import { linksIn, namesIn } from './support/heard.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { bringSession, somebody } from './support/signed-in.ts';

for (const locale of inGerman) {
  const at = (path: string) => inLocale(path, locale);
  const titles = (passages: readonly Passage[]) => passages.map(({ title }) => title[locale]);

  test(`PROJ-01 PROJ-02 PROJ-03 the projects as cards with category tags, categories in any spelling and an empty one, and an unknown project: not found with 404 and the way back, also without JavaScript (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await page.goto(at('/projects'));
    for (const name of ['Kinderküche', pageNames['projects/shared-breastfeeding'][locale]]) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(
        card.getByRole('list', { name: say(locale, projectPageWords.categories) }).getByRole('link'),
      ).toHaveCount(4);
    }
    await main.getByRole('link', { name: projectTags.Cooking[locale], exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${at('/projects/category/cooking')}$`, 'u'));
    await expect(main.getByRole('heading', { name: 'Kinderküche', exact: true })).toBeVisible();

    await test.step('a category in any spelling, and an empty one', async () => {
      await page.goto(at('/projects/category/COMMUNITY%20Support'));
      await expect(title).toContainText(projectTags['Community Support'][locale]);
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
      await page.goto(at('/projects/category/gardening'));
      await expect(main.getByText(say(locale, projectPageWords.noneInCategory))).toBeVisible();
      await expect(main.getByRole('link', { name: say(locale, projectPageWords.browseAll) })).toHaveAttribute(
        'href',
        at('/projects'),
      );
    });

    await test.step('a project in another spelling, and an unknown one', async () => {
      await page.goto(at('/projects/Shared Breastfeeding'));
      await expect(title).toHaveText(pageNames['projects/shared-breastfeeding'][locale]);
      const response = await page.goto(at('/projects/nothing-here'));
      expect(response?.status()).toBe(404);
      await expect(title).toHaveText(say(locale, projectPageWords.notFound));
      const back = main.getByRole('link', { name: say(locale, projectPageWords.back) });
      await expect(back).toHaveAttribute('href', at('/projects'));
      // So it arrives, before any script.
      const [, arrived = ''] = (await response?.text())?.split('<main') ?? [];
      for (const words of [projectPageWords.notFound, projectPageWords.back])
        expect(arrived).toContain(`>${say(locale, words)}<`);
    });
  });

  test(`PROJ-05 PROJ-06 CALM-15 the project pages: more on request, needs, benefits, status, safety, guidelines; official advice stands open before anything can be done (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const [id, words] of [
      ['projects/kinderkuche', kinderkuche],
      ['projects/shared-breastfeeding', sharedBreastfeeding],
    ] as const) {
      await page.goto(at(`/${id}`));
      const { needs, benefits, status, safety, health, community } = words;
      const headings = await namesIn(main, 'heading');
      expect(headings).toEqual(expect.arrayContaining(titles([needs, benefits, status, safety, community])));

      const more = main.getByText(words.more[locale][0] ?? '');
      await expect(more).toBeHidden();
      await main.getByText(say(locale, projectPageWords.readMore), { exact: true }).click();
      await expect(more).toBeVisible();
      await main.getByText(say(locale, projectPageWords.showLess), { exact: true }).click();
      await expect(more).toBeHidden();

      for (const { title, points } of health.guidelines) {
        await main.getByText(title[locale], { exact: true }).filter({ visible: true }).click();
        await expect(main.getByText(points[locale][0] ?? '')).toBeVisible();
      }
    }

    await test.step('the official advice', async () => {
      const advice = page.getByRole('region', { name: warning.title[locale] });
      await expect(advice).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(warning.title[locale]);
      const action = main.getByRole('link', { name: next.label[locale] });
      const [above, below] = [await advice.boundingBox(), await action.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      await main.getByText(storage.open[locale], { exact: true }).click();
      const table = page.getByRole('table', { name: storage.title[locale] });
      await expect(table.getByRole('row')).toHaveCount(4);
      for (const [place, strict, other] of storage.rows[locale])
        await expect(table.getByRole('row', { name: `${place} ${strict} ${other}` })).toBeVisible();
    });
  });

  test(`SUP-01 SUP-03 SUP-04 CALM-13 the tabs of the address, by keys and back: where to give, what we collect for, and what we need (${locale})`, async ({
    page,
  }) => {
    const tab = (id: (typeof supportTabs)[number]) =>
      page.getByRole('tab', { name: tabNames[id][locale], exact: true });
    const panel = page.getByRole('tabpanel');
    // Wherever one can give.
    const sentence = panel.getByText(say(locale, noReceipt)).filter({ visible: true });
    await visit(page, at('/support'));
    await expect(tab('donate')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').getByText(say(locale, noReceipt)).filter({ visible: true })).not.toHaveCount(0);

    await tab('donate').press('ArrowRight');
    await expect(tab('projects')).toBeFocused();
    await expect(page).toHaveURL(/tab=projects$/u);
    await expect(panel).toHaveCount(1);
    await expect(sentence).not.toHaveCount(0);
    const amount = new Intl.NumberFormat(locale);
    for (const { title, currentAmount, targetAmount } of fundingProjects) {
      const bar = panel.getByRole('progressbar', { name: title[locale] });
      await expect(bar).toHaveAttribute('value', String(currentAmount));
      await expect(bar).toHaveAttribute('max', String(targetAmount));
      const sum = say(locale, moneyWords.sum, {
        raised: amount.format(currentAmount),
        target: amount.format(targetAmount),
        percent: Math.round((currentAmount / targetAmount) * 100),
      });
      await expect(panel.getByText(sum)).toBeVisible();
    }
    await expect(panel.getByText(fundingWords.example[locale])).toHaveCount(1);

    await tab('projects').press('End');
    await expect(tab('items')).toHaveAttribute('aria-selected', 'true');
    for (const { title } of neededItems)
      await expect(panel.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
    await page.goBack();
    await expect(tab('projects')).toHaveAttribute('aria-selected', 'true');
    await visit(page, at('/support?tab=nonsense'));
    await expect(tab('donate')).toHaveAttribute('aria-selected', 'true');
  });

  test(`SUP-01 without scripts the tabs are links (${locale})`, async ({ browser, live }) => {
    const plain = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
    const link = (id: (typeof supportTabs)[number]) =>
      plain.getByRole('main').getByRole('link', { name: tabNames[id][locale], exact: true });
    const shown = (things: readonly { title: Record<typeof locale, string> }[]) =>
      Promise.all(
        things.map(({ title }) =>
          expect(plain.getByRole('heading', { name: title[locale], exact: true })).toBeVisible(),
        ),
      );
    await plain.goto(at('/support?tab=items'));
    await shown(neededItems);
    await expect(link('items')).toHaveAttribute('aria-current', 'true');
    await link('projects').click();
    await shown(fundingProjects);
    await expect(link('projects')).toHaveAttribute('aria-current', 'true');
    await plain.close();
  });

  test(`SUP-06 a workbag link says all it carries and opens the form with it, and leads somebody of the team to where it is edited (${locale})`, async ({
    page,
    live,
  }) => {
    await page.goto(at('/workbag'));
    for (const { title, description, reason, source, defaultMessage } of workbagLinks) {
      const message = defaultMessage[locale];
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title[locale] }) });
      for (const text of [description[locale], reasons[reason][locale], source, message])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: workbagWords.test[locale] })).toHaveAttribute(
        'href',
        at(pathTo('contact', { reason, message, source })),
      );
    }
    // What only the team can do is no dead button for all others.
    await expect(page.getByText(workbagWords.edit[locale], { exact: true })).toHaveCount(0);

    const [link] = workbagLinks;
    if (!link) throw new Error('There is no link.');
    await bringSession(page, live, await somebody(live, { app_metadata: { role: 'team' } }));
    await page.goto(at('/workbag'));
    await page.getByRole('link', { name: workbagWords.edit[locale], exact: true }).click();
    const sentence = page.getByLabel(makeWords.message[locale], { exact: true });
    await expect(sentence).toHaveValue(link.defaultMessage[locale]);
    await expect(page.getByLabel(makeWords.source[locale], { exact: true })).toHaveValue(link.source);
    await expect(sentence).toBeInViewport();
  });

  test(`SUP-06 whoever likes makes a link, without JavaScript too (${locale})`, async ({ browser, live }) => {
    const page = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
    await page.goto(at('/workbag'));
    await page.getByLabel(makeWords.reason[locale], { exact: true }).selectOption('borrow');
    await page.getByLabel(makeWords.message[locale], { exact: true }).fill('May I & you?');
    await page.getByLabel(makeWords.source[locale], { exact: true }).fill('Poster');
    await page.getByRole('button', { name: makeWords.open[locale] }).click();
    await expect(page).toHaveURL(
      at(pathTo('contact', { reason: 'borrow', message: 'May I & you?', source: 'Poster' })),
    );
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue('May I & you?');
    await page.close();
  });

  test(`SUP-05 SUP-07 CONS-01 Page Storage leads to its two pages and home; the founder's card is without an invented person, and says more on request; the site says that it is under constant construction (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(at('/storage'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pageNames.storage[locale]);
    const ways = (await linksIn(main)).map(([, to]) => to);
    expect(ways).toEqual(expect.arrayContaining(['/support', '/workbag', '/'].map(at)));

    await page.goto(at('/team'));
    const card = page.getByRole('article');
    const [{ name, role, bio, projects }] = members;
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByText(role[locale], { exact: true })).toBeVisible();
    await expect(card).not.toContainText(/example|beispiel/iu);
    await expect(card.getByText(bio[locale][0])).toBeVisible();
    await expect(page.getByRole('img', { name: teamWords.picture[locale] })).toBeVisible();
    await card.getByText(teamWords.more[locale], { exact: true }).click();
    for (const project of Object.values(projects))
      await expect(card.getByRole('link', { name: project.name })).toBeVisible();

    await page.goto(at('/construction'));
    await expect(main.getByText(constructionWords.banner[locale])).toBeVisible();
  });

  test(`SUP-09 SUP-10 SUP-11 CALM-13 the mission: why, machines, phases, budget, legal status, bank, and that there is no receipt (${locale})`, async ({
    page,
  }) => {
    await page.goto(at('/mission'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: missionWords.back[locale] })).toHaveAttribute('href', at('/'));
    await expect(main.getByRole('link', { name: missionWords.donate[locale], exact: true })).toBeVisible();
    await expect(main.getByText(say(locale, noReceipt)).filter({ visible: true })).not.toHaveCount(0);
    const headings = [...titles([...before, legal]), budgetWords.title[locale], bankTitle[locale]];
    expect(await namesIn(main, 'heading')).toEqual(expect.arrayContaining(headings));
    for (const { title, cost, items, highlight, text } of phases) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title[locale] }) });
      await expect(card).toContainText(cost[locale]);
      // The current phase is open, what belongs to the others is shown on request.
      if (!highlight) await card.getByText(phaseItems[locale], { exact: true }).click();
      await expect(card.getByRole('listitem')).toHaveText([...items[locale]]);
      if (highlight) await expect(card).toContainText(text?.[locale] ?? '');
    }
    await main.getByText(budgetWords.open[locale], { exact: true }).click();
    const table = main.getByRole('table', { name: budgetWords.title[locale] });
    await expect(table).toContainText(new Intl.NumberFormat(locale).format(site.mission.goal));
    await expect(main.getByText(bankWords.example[locale])).toHaveCount(1);
    await expect(main.getByText(say(locale, pagePartWords.exampleMark))).toHaveCount(0);
  });
}
