import { factNames } from '#content/projects/project-facts.ts';
import { markupWords } from '#content/projects/project-markup.ts';
import { slugOf } from '#content/projects/project-tags.ts';
import { publishedWords } from '#content/projects/published-projects.ts';
import { formSectionWords } from '#content/team/form-sections.ts';
import { newPictureWords } from '#content/team/pictures.ts';
import { actionWords, notSaved, versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords, fieldProblems, fieldWords } from '#content/team/project-editor.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { editorOn, newTitle, openAs, openEditor, visitorsProject } from './support/editor-of-projects.ts';
import { visit, whenAlive, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { bringSession, claimRole, somebody } from './support/signed-in.ts';
import { tabTo } from './support/tab-to.ts';
import { teammate } from './support/team-inbox.ts';

test('ADM-10 CALM-05 a project from the first word to the end of its time on the page', async ({ page, live }) => {
  const title = newTitle();
  const slug = slugOf(title);
  let editor = await openEditor(page, live);
  await editor.newProject.click();
  await expect(editor.part.getByRole('heading', { name: editorWords.newProject.en })).toBeFocused();
  await editor.title.fill(title);
  await editor.summary.fill('We plant beds together.');
  await expect(editor.slug).toHaveValue(slug);
  await expect(editor.draftSaved).toBeVisible();

  // The server dies; what is typed now is nowhere but in this tab, and outlives a new load of the page.
  await live.killServer();
  await editor.description.fill('Everybody may come.');
  await expect(editor.part.getByText(actionWords.draftOnlyHere.en)).toBeVisible();
  await editor.save.click();
  await expect(editor.outcome(notSaved.unreachable.en)).toBeVisible();
  await live.startServer();
  await page.reload();
  await whenAlive(page);
  editor = editorOn(page);
  await editor.goOn(title).click();
  await expect(editor.summary).toHaveValue('We plant beds together.');
  await expect(editor.description).toHaveValue('Everybody may come.');
  expect(await visitorsProject(live, slug)).toBeUndefined();

  await editor.preview.getByRole('heading', { name: versionWords.preview.en }).click();
  await expect(editor.preview.getByRole('heading', { name: title })).toHaveCount(2);
  await expect(editor.preview.getByText('Everybody may come.')).toBeVisible();

  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
  expect(await visitorsProject(live, slug)).toBeUndefined();
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  expect(await visitorsProject(live, slug)).toMatchObject({ title, summary: 'We plant beds together.' });

  // Typing publishes nothing, nor does Enter, nor going back to the list.
  await editor.summary.fill('We plant trees together.');
  await editor.title.press('Enter');
  await expect(editor.draftSaved).toBeVisible();
  await editor.toList.click();
  await expect(editor.edit(title)).toBeFocused();
  await expect(editor.entry(title)).toContainText(editorWords.hasChangesPublished.en);
  expect((await visitorsProject(live, slug))?.summary).toBe('We plant beds together.');
  await page.reload();
  await whenAlive(page);
  await editor.edit(title).click();
  await expect(editor.summary).toHaveValue('We plant trees together.');
  await editor.publishChanges.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  expect((await visitorsProject(live, slug))?.summary).toBe('We plant trees together.');

  // The first version comes back, is taken back, comes back again.
  await editor.versions.getByRole('heading', { name: versionWords.title.en }).click();
  const versions = editor.versions.locator('ol > li');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(2)).toContainText(versionWords.notPublished.en);
  await versions.nth(2).getByRole('button', { name: versionWords.look.en }).click();
  await expect(versions.nth(2).getByText('We plant beds together.')).toBeVisible();
  await versions.nth(2).getByRole('button', { name: versionWords.bringBack.en }).click();
  await expect(editor.summary).toHaveValue('We plant beds together.');
  await editor.undo.first().click();
  await expect(editor.summary).toHaveValue('We plant trees together.');
  await editor.undo.first().click();
  await expect(editor.summary).toHaveValue('We plant beds together.');
  expect((await visitorsProject(live, slug))?.summary).toBe('We plant trees together.');
  await editor.backToSaved.click();
  await expect(editor.summary).toHaveValue('We plant trees together.');

  await editor.unpublish.click();
  await expect(editor.outcome(actionWords.unpublished.en)).toBeVisible();
  expect(await visitorsProject(live, slug)).toBeUndefined();

  await editor.button(actionWords.remove).click();
  await editor.button(actionWords.no).click();
  await expect(editor.button(actionWords.remove)).toBeFocused();
  await editor.button(actionWords.remove).click();
  await noteWhatIsHeard(page);
  await editor.button(actionWords.yes).click();
  const removed = say('en', actionWords.removed, { title });
  await expect(editor.outcome(removed)).toBeVisible();
  await expect(editor.entry(title)).toHaveCount(0);
  // The list that says it has just come.
  await expect.poll(() => whatWasHeard(page)).toContain(removed);
});

test('ADM-10 a row that the spec’s sample made keeps what the form does not know; an address is proposed, checked, and a change of a published one is warned of', async ({
  page,
  live,
}) => {
  const [title, taken] = [newTitle(), newTitle()];
  await live.inDatabase(
    (sql) => sql`
      insert into public.projects (title, description, summary, slug, tags, gradient, background_color)
      values (${taken}, 'A text', 'A summary', ${slugOf(taken)}, ${['Education', 'Garden Work']}, 'from-pink-100 to-blue-100', '#FFE5E5')`,
  );
  const editor = await openEditor(page, live);
  await editor.edit(taken).click();
  await editor.openParts();
  await expect(editor.part.getByText('Garden Work')).toBeVisible();
  await editor.part.getByLabel('Health').check();
  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
  const rows = await live.inDatabase(
    (sql) => sql`select tags, tags_de, gradient, background_color from public.projects where slug = ${slugOf(taken)}`,
  );
  expect([...rows]).toEqual([
    {
      tags: ['Education', 'Garden Work', 'Health'],
      tags_de: null,
      gradient: 'from-pink-100 to-blue-100',
      background_color: '#FFE5E5',
    },
  ]);

  await editor.toList.click();
  await editor.newProject.click();
  await editor.title.fill(`  Straßenfest & Musik: ${title}!`);
  await editor.openParts();
  await expect(editor.slug).toHaveValue(`strassenfest-musik-${slugOf(title)}`);
  for (const [slug, problem] of [
    ['kinderkuche', fieldProblems.slugOurs],
    ['category', fieldProblems.slugOurs],
    [slugOf(taken), fieldProblems.slugTaken],
    ['Not an address', fieldProblems.slugShape],
  ] as const) {
    await editor.slug.fill(slug);
    await editor.save.click();
    await expect(editor.summaryBox).toContainText(say('en', problem, { example: `${slug}-2` }));
    await expect(editor.slug).toHaveAttribute('aria-invalid', 'true');
  }
  // One that somebody takes in this moment is refused by the server, in the same words.
  const late = slugOf(newTitle());
  await live.inDatabase(
    (sql) => sql`insert into public.projects (title, slug, published_at) values ('Elsewhere', ${late}, now())`,
  );
  await editor.slug.fill(late);
  await editor.save.click();
  await expect(editor.summaryBox).toContainText(say('en', fieldProblems.slugTaken, { example: `${late}-2` }));
  await expect(editor.slug).toHaveValue(late);

  await editor.slug.fill(slugOf(title));
  await editor.summary.fill('What it is.');
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  await editor.slug.fill(`${slugOf(title)}-new`);
  await expect(editor.part.getByRole('status').filter({ hasText: `/projects/${slugOf(title)}` })).toBeVisible();
});

test('SEC-03 EDIT-37 visitors and plain users see nothing of the editor and the pictures, and their code is not even loaded', async ({
  page,
  live,
}) => {
  const scripts: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') bodies.push(answer.text().catch(() => ''));
  });
  for (const address of ['/projects', '/team/projects']) {
    await visit(page, address);
    await whenIdle(page);
    await expect(editorOn(page).part).toHaveCount(0);
  }
  await expect(page.getByText(teamProjectsPage.signedOut.en)).toBeVisible();
  const editor = await openAs(page, live, await somebody(live, { user_metadata: { name: 'Cleo' } }));
  await whenIdle(page);
  await expect(editor.part).toHaveCount(0);
  await expect(page.getByText(teamProjectsPage.noRole.en)).toBeVisible();
  await visit(page, '/projects');
  await expect(page.getByRole('link', { name: teamProjectsPage.write.en })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('team-part'))).toEqual([]);
  expect(scripts.filter((url) => /project_drafts|v1\/pictures/u.test(url))).toEqual([]);
  const loaded = (await Promise.all(bodies)).filter((body) => body !== '');
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((body) => body.includes(newPictureWords.add.en))).toEqual([]);

  // Whoever only says that they are of the team is told that they are not.
  await claimRole(page, 'team');
  await visit(page, '/team/projects');
  await expect(editor.part.getByText(editorWords.noRole.en)).toBeVisible();
  await expect(editor.newProject).toHaveCount(0);
});

test('CALM-08 by keyboard alone: begun, written, published', async ({ page, live }) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await editor.newProject.focus();
  await page.keyboard.press('Enter');
  await expect(editor.part.getByRole('heading', { name: editorWords.newProject.en })).toBeFocused();
  await tabTo(editor.title);
  await page.keyboard.type(title);
  await tabTo(editor.summary);
  await page.keyboard.type('Typed');
  // The browser's own undo works in every field.
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await tabTo(editor.parts.filter({ hasText: fieldWords.tags.en }));
  await page.keyboard.press('Enter');
  await tabTo(editor.part.getByLabel('Health'));
  await page.keyboard.press('Space');
  await tabTo(editor.publish);
  await page.keyboard.press('Enter');
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  expect((await visitorsProject(live, slugOf(title)))?.title).toBe(title);
});

test('ADM-10 a project in German only: written with the buttons, published, and read on both pages', async ({
  page,
  live,
}) => {
  const ada = await teammate(live, 'Ada');
  const title = newTitle();
  await bringSession(page, live, ada);
  await visit(page, `${live.url}/de/projects`);
  await page.getByRole('link', { name: teamProjectsPage.write.de }).click();
  const editor = editorOn(page, 'de');
  // On a phone nobody is shown all of it at once: what is needed is open, and each part says how far it is.
  await page.setViewportSize({ width: 360, height: 740 });
  await editor.newProject.click();
  const parts = [
    fieldWords.german,
    fieldWords.english,
    fieldWords.facts,
    fieldWords.look,
    fieldWords.tags,
    fieldWords.slug,
  ];
  const saying = (first: string, last: string) =>
    parts.map(({ de }, place) => de + (place === 0 ? first : place === 5 ? last : formSectionWords.optional.de));
  await expect(editor.parts).toHaveText(
    saying(say('de', formSectionWords.left, { count: 2 }), formSectionWords.optional.de),
  );
  await expect(editor.titleDe).toBeVisible();
  for (const later of [editor.title, editor.fact('event_contact'), editor.cover, editor.slug])
    await expect(later).toBeHidden();

  // All that is missing is said at the first attempt.
  await editor.descriptionDe.fill('Alles Weitere:');
  await editor.publish.click();
  await expect(editor.summaryBox).toBeFocused();
  await expect(editor.summaryBox.getByRole('link')).toHaveText([
    fieldProblems.title.de,
    fieldProblems.summary.de,
    fieldProblems.slugMissing.de,
  ]);
  await editor.titleDe.fill(title);
  await editor.summaryDe.fill('Wir pflanzen Beete.');
  await expect(editor.slug).toHaveValue(slugOf(title));
  await expect(editor.parts).toHaveText(saying(formSectionWords.filled.de, formSectionWords.filled.de));

  const press = (words: { de: string }) =>
    editor.part
      .getByRole('group', { name: 'Beschreibung (deutscher Text)' })
      .getByRole('button', { name: words.de, exact: true })
      .press('Enter');
  await editor.descriptionDe.fill('Was du brauchst');
  await press(markupWords.heading);
  await expect(editor.descriptionDe).toBeFocused();
  await page.keyboard.type('\nHandschuhe');
  await press(markupWords.list);
  await page.keyboard.type('\n\nKommt ');
  await press(markupWords.bold);
  await page.keyboard.type('in Ruhe');
  await page.keyboard.press('End');
  await page.keyboard.type(' und seht ');
  await press(markupWords.link);
  await page.keyboard.type('https://example.org/karte');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\nNein ist auch gut.');
  await press(markupWords.quote);
  // A press can be taken back like anything typed.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.descriptionDe).toHaveValue(/\n\nNein ist auch gut\.$/u);
  await press(markupWords.quote);
  await editor.openParts();
  await editor.fact('event_when', fieldWords.inGerman).fill('samstags um zehn');
  await editor.fact('event_contact').fill('Ada, https://example.org/ada');
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.de)).toBeVisible();

  await editor.part.getByRole('link', { name: actionWords.see.de }).click();
  await expect(page).toHaveURL(`/de/projects/${slugOf(title)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Was du brauchst' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Handschuhe$/u })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'in Ruhe' })).toBeVisible();
  await expect(main.locator('blockquote')).toHaveText('Nein ist auch gut.');
  await expect(main.getByRole('link', { name: markupWords.hereLink.de })).toHaveAttribute(
    'href',
    'https://example.org/karte',
  );
  await expect(main.getByRole('link', { name: 'https://example.org/ada' })).toBeVisible();
  await expect(main.getByRole('term').filter({ hasText: factNames.event_when.de })).toBeVisible();
  await expect(main.getByText(publishedWords.otherLanguage.de)).toHaveCount(0);

  await visit(page, `${live.url}/projects/${slugOf(title)}`);
  await expect(main.getByText(publishedWords.otherLanguage.en)).toBeVisible();
  await expect(main.locator('h1 [lang=de]')).toHaveText(title);
  await expect(main.locator('ul[lang=de]')).toHaveText('Handschuhe');
  await expect(main.locator('dd[lang=de]')).toHaveText(['samstags um zehn']);
});
