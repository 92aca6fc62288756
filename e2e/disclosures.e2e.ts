import { words as teamWords, members } from '#content/about/team.ts';
import { kinderkuche } from '#content/projects/kinderkuche.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { videoWords } from '#content/resources/video-words.ts';
import { videos } from '#content/resources/videos.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

for (const locale of inGerman) {
  const guideline = kinderkuche.health.guidelines[0];
  const disclosures = [
    {
      title: 'PROJ-05 read more',
      at: '/projects/kinderkuche',
      closed: say(locale, projectPageWords.readMore),
      open: say(locale, projectPageWords.showLess),
      text: kinderkuche.more[locale][0],
    },
    {
      title: 'PROJ-05 the accordion of health guidelines',
      at: '/projects/kinderkuche',
      closed: guideline?.title[locale],
      open: guideline?.title[locale],
      text: guideline?.points[locale][0],
    },
    {
      title: 'RES-09 video details',
      at: '/resources/videos',
      closed: say(locale, videoWords.show),
      open: say(locale, videoWords.hide),
      text: videos[0]?.item.summary[locale],
    },
    {
      title: 'SUP-07 the member card',
      at: '/team',
      closed: teamWords.more[locale],
      open: teamWords.less[locale],
      text: members[0].bio[locale][1],
    },
  ];
  test(`PROJ-05 RES-09 SUP-07 what opens and closes: by keyboard, its name says what it does, the focus stays, and paper shows all (${locale})`, async ({
    page,
  }) => {
    let here = '';
    for (const { title, at, closed = '', open = '', text = '' } of disclosures)
      await test.step(title, async () => {
        if (at !== here) await visit(page, inLocale(at, locale));
        here = at;
        const control = page.getByRole('main').locator('summary').filter({ hasText: closed }).first();
        const content = page.getByRole('main').getByText(text, { exact: true });
        await expect(content).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        await expect(content).toBeVisible();
        await expect(control).toBeVisible({ visible: open === closed });
        await page.emulateMedia({ media: 'screen' });
        await expect(content).toBeHidden();
        const seen = () => control.innerText();
        for (const key of ['Enter', ' ']) {
          expect(await seen()).toContain(closed);
          await control.press(key);
          await expect(content).toBeVisible();
          await expect(control).toBeFocused();
          expect(await seen()).toContain(open);
          await control.press(key);
          await expect(content).toBeHidden();
          await expect(control).toBeFocused();
        }
      });
  });
}
