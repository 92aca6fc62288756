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
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { bringSession, somebody } from './support/signed-in.ts';

for (const locale of inGerman) {
  const at = (path: string) => inLocale(path, locale);
  const titles = (passages: readonly Passage[]) => passages.map(({ title }) => title[locale]);

  test(`PROJ-01 the projects as cards with category tags (${locale})`, async ({ page }) => {
    await page.goto(at('/projects'));
    const main = page.getByRole('main');
    for (const name of ['Kinderküche', pageNames['projects/shared-breastfeeding'][locale]]) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(
        card.getByRole('list', { name: say(locale, projectPageWords.categories) }).getByRole('link'),
      ).toHaveCount(4);
    }
    await main.getByRole('link', { name: projectTags.Cooking[locale], exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${at('/projects/category/cooking')}$`, 'u'));
    await expect(main.getByRole('heading', { name: 'Kinderküche', exact: true })).toBeVisible();
  });

  test(`PROJ-02 an unknown project: not found with 404 and the way back, also without JavaScript (${locale})`, async ({
    page,
    browser,
    live,
  }) => {
    expect((await page.goto(at('/projects/nothing-here')))?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, projectPageWords.notFound));
    await expect(main.getByRole('link', { name: say(locale, projectPageWords.back) })).toHaveAttribute(
      'href',
      at('/projects'),
    );

    await page.goto(at('/projects/Shared Breastfeeding'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      pageNames['projects/shared-breastfeeding'][locale],
    );

    const plain = await browser.newPage({ baseURL: live.url, javaScriptEnabled: false });
    await plain.goto(at('/projects/nothing-here'));
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(say(locale, projectPageWords.notFound));
    await expect(plain.getByRole('link', { name: say(locale, projectPageWords.back) })).toBeVisible();
    await plain.close();
  });

  test(`PROJ-03 categories in any spelling, and an empty one (${locale})`, async ({ page }) => {
    const main = page.getByRole('main');
    for (const written of ['community-support', 'COMMUNITY%20Support']) {
      await page.goto(at(`/projects/category/${written}`));
      await expect(main.getByRole('heading', { level: 1 })).toContainText(projectTags['Community Support'][locale]);
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
    }
    await page.goto(at('/projects/category/gardening'));
    await expect(main.getByText(say(locale, projectPageWords.noneInCategory))).toBeVisible();
    await expect(main.getByRole('link', { name: say(locale, projectPageWords.browseAll) })).toHaveAttribute(
      'href',
      at('/projects'),
    );
  });

  test(`PROJ-05 the project pages: more on request, needs, benefits, status, safety, guidelines (${locale})`, async ({
    page,
  }) => {
    for (const [id, words] of [
      ['projects/kinderkuche', kinderkuche],
      ['projects/shared-breastfeeding', sharedBreastfeeding],
    ] as const) {
      await page.goto(at(`/${id}`));
      const main = page.getByRole('main');
      const { needs, benefits, status, safety, health, community } = words;
      for (const name of titles([needs, benefits, status, safety, community]))
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();

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
  });

  test(`PROJ-06 CALM-15 the official advice stands open before anything can be done (${locale})`, async ({ page }) => {
    await page.goto(at('/projects/shared-breastfeeding'));
    const advice = page.getByRole('region', { name: warning.title[locale] });
    await expect(advice).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(warning.title[locale]);
    const action = page.getByRole('main').getByRole('link', { name: next.label[locale] });
    const [above, below] = [await advice.boundingBox(), await action.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await page.getByText(storage.open[locale], { exact: true }).click();
    const table = page.getByRole('table', { name: storage.title[locale] });
    await expect(table.getByRole('row')).toHaveCount(4);
    for (const [place, strict, other] of storage.rows[locale])
      await expect(table.getByRole('row', { name: `${place} ${strict} ${other}` })).toBeVisible();
  });

  test(`SUP-01 the tabs of the address, by keys, back, and as links without scripts (${locale})`, async ({
    page,
    browser,
    live,
  }) => {
    const tab = (id: (typeof supportTabs)[number]) =>
      page.getByRole('tab', { name: tabNames[id][locale], exact: true });
    await visit(page, at('/support'));
    await expect(tab('donate')).toHaveAttribute('aria-selected', 'true');
    await tab('donate').press('ArrowRight');
    await expect(tab('projects')).toBeFocused();
    await expect(page).toHaveURL(/tab=projects$/u);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await tab('projects').press('End');
    await expect(tab('items')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('projects')).toHaveAttribute('aria-selected', 'true');
    await visit(page, at('/support?tab=nonsense'));
    await expect(tab('donate')).toHaveAttribute('aria-selected', 'true');

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

  test(`SUP-03 SUP-04 what we collect for, and what we need (${locale})`, async ({ page }) => {
    await visit(page, at('/support?tab=projects'));
    const amount = new Intl.NumberFormat(locale);
    for (const { title, currentAmount, targetAmount } of fundingProjects) {
      const bar = page.getByRole('progressbar', { name: title[locale] });
      await expect(bar).toHaveAttribute('value', String(currentAmount));
      await expect(bar).toHaveAttribute('max', String(targetAmount));
      const sentence = say(locale, moneyWords.sum, {
        raised: amount.format(currentAmount),
        target: amount.format(targetAmount),
        percent: Math.round((currentAmount / targetAmount) * 100),
      });
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByText(fundingWords.example[locale])).toHaveCount(1);
    await page.getByRole('tab', { name: tabNames.items[locale] }).click();
    for (const { title } of neededItems)
      await expect(page.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
  });

  test(`SUP-05 Page Storage leads to its two pages and home (${locale})`, async ({ page }) => {
    await page.goto(at('/storage'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pageNames.storage[locale]);
    for (const path of ['/support', '/workbag', '/'])
      await expect(main.locator(`a[href="${at(path)}"]`).first()).toBeVisible();
  });

  test(`SUP-06 a workbag link says all it carries and opens the form with it (${locale})`, async ({ page }) => {
    await page.goto(at('/workbag'));
    for (const { title, description, reason, source, defaultMessage } of workbagLinks) {
      const message = defaultMessage[locale];
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title[locale] }) });
      for (const text of [description[locale], reasons[reason][locale], source, message])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      // What only the team can do is no dead button for all others.
      await expect(page.getByText(workbagWords.edit[locale], { exact: true })).toHaveCount(0);
      await expect(card.getByRole('link', { name: workbagWords.test[locale] })).toHaveAttribute(
        'href',
        at(pathTo('contact', { reason, message, source })),
      );
    }
  });

  test(`SUP-06 somebody of the team comes to where a link is edited (${locale})`, async ({ page, live }) => {
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

  test(`SUP-07 the founder's card, without an invented person, and more on request (${locale})`, async ({ page }) => {
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
  });

  test(`SUP-09 SUP-10 SUP-11 the mission: why, machines, phases, budget, legal status, bank (${locale})`, async ({
    page,
  }) => {
    await page.goto(at('/mission'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: missionWords.back[locale] })).toHaveAttribute('href', at('/'));
    await expect(main.getByRole('link', { name: missionWords.donate[locale], exact: true })).toBeVisible();
    for (const name of [...titles([...before, legal]), budgetWords.title[locale], bankTitle[locale]])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
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

  test(`CALM-13 the no-receipt sentence stands on every page with a place to donate (${locale})`, async ({ page }) => {
    for (const address of ['/', '/mission', '/support', '/support?tab=projects']) {
      await visit(page, at(address));
      const sentence = page.getByRole('main').getByText(say(locale, noReceipt)).filter({ visible: true });
      await expect(sentence.first()).toBeVisible();
    }
  });

  test(`CONS-01 the site says that it is under constant construction (${locale})`, async ({ page }) => {
    await page.goto(at('/construction'));
    await expect(page.getByRole('main').getByText(constructionWords.banner[locale])).toBeVisible();
  });
}
