import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { codeWords } from '#content/account/code-step.ts';
import { confirmedWords } from '#content/account/confirmed.ts';
import { accountFormWords } from '#content/account/form.ts';
import { signInWords } from '#content/account/sign-in.ts';
import { signUpWords } from '#content/account/sign-up.ts';
import { contactWords } from '#content/contact/contact.ts';
import { foundQuestions, foundWhere } from '#content/found/form.ts';
import { foundForm, foundSent } from '#content/found/found-form.ts';
import { foundMissing } from '#content/found/missing.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { appearanceWords } from '#content/frame/appearance.ts';
import { barWords } from '#content/frame/bar.ts';
import { boldWords } from '#content/frame/bold.ts';
import { headerWords } from '#content/frame/header.ts';
import { keepWords } from '#content/frame/keep.ts';
import { myListWords } from '#content/frame/my-list.ts';
import { offlineWords } from '#content/frame/offline-kept.ts';
import { offlineOffer } from '#content/frame/offline.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { pageNames } from '#content/pages.ts';
import { ways } from '#content/support/support.ts';
import { pageEditorWords, textDialogWords } from '#content/team/page-texts.ts';
import { say } from '#contract/words.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import {
  comeFromTheTeam,
  differing,
  firstText,
  follow,
  forget,
  percent,
  place,
  until,
  visit,
  writeLetter,
} from './engine-steps.ts';
import type { Engine } from './engine.ts';
import { accountMail, codeIn } from './support/account-mail.ts';

/** Goes one way through the site; throws where it does not lead on. Out: what is worth telling. */
type Journey = (engine: Engine, live: LiveSite) => Promise<string | undefined>;

export const journeys: Readonly<Record<string, Journey>> = {
  async home(engine, live) {
    await visit(engine, live, '/');
    await follow(engine, 'link', 'Resources', 'header nav');
    await until('the page of resources is there', () => engine.run(() => location.pathname === '/resources'));
    await place(engine, 'heading', say('en', pageNames.resources), 'main');
    return undefined;
  },

  async menu(engine, live) {
    await engine.resize(600, 800);
    await visit(engine, live, '/');
    const opener = await place(engine, 'button', say('en', headerWords.menu), 'header');
    await engine.click(opener);
    await place(engine, 'link', 'Team', 'header');
    await engine.press('Escape');
    await until('the menu is closed and its button has the focus', () =>
      engine.run(
        (opener) =>
          document.querySelector('#menu:popover-open') === null &&
          document.activeElement === document.querySelector(opener),
        opener,
      ),
    );
    await engine.resize(1280, 900);
    return undefined;
  },

  async 'Bold, in pixels'(engine, live) {
    await visit(engine, live, '/resources/overload');
    const height = () => engine.run(() => document.querySelector('main')?.scrollHeight ?? 0);
    const [before, plain] = [await height(), await firstText(engine)];
    await engine.click('#bold');
    await until('the words are painted', () => engine.run(() => [...(CSS.highlights?.keys() ?? [])].length > 0));
    const changed = differing(plain, await firstText(engine));
    if (changed < 0.01) throw new Error(`Only ${percent(changed)} of the text's pixels change: nobody sees it.`);
    if ((await height()) !== before) throw new Error('The page has another height.');
    await engine.click('#bold');
    await until('nothing is painted', () => engine.run(() => [...(CSS.highlights?.keys() ?? [])].length === 0));
    if (differing(plain, await firstText(engine)) > 0.001) throw new Error('Not all is taken back.');
    return `${percent(changed)} of the pixels change`;
  },

  async colours(engine, live) {
    await visit(engine, live, '/help-now');
    await engine.click(await place(engine, 'button', say('en', appearanceButtonWords.open), 'header'));
    await engine.click(`#appearance details:nth-of-type(4) summary`);
    await engine.click(await place(engine, 'button', appearanceWords.device.en));
    await engine.click(await place(engine, 'button', 'AaSoft dark'));
    const isDark = () =>
      engine.run(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(30, 31, 34)');
    await until('the page is dark', isDark);
    await visit(engine, live, '/team');
    await until('the next page is dark', isDark);
    return undefined;
  },

  async contact(engine, live) {
    await visit(engine, live, '/contact');
    await writeLetter(engine, `An engine writes: ${engine.name}`);
    await engine.click(await place(engine, 'button', say('en', contactWords.send), 'main'));
    await place(engine, 'heading', say('en', contactWords.sentTitle));
    const mail = await eventually(
      'its mail',
      () => live.mails().find(({ raw }) => raw.includes(engine.name.slice(0, 8))),
      20_000,
    );
    // Engines differ in how they send the umlaut of a domain; what arrives is how it is looked up.
    if (!mail.raw.includes('ada@xn--bcher-kva.example')) throw new Error('It came from another address.');
    return undefined;
  },

  async 'draft after a reload'(engine, live) {
    await visit(engine, live, '/contact');
    await writeLetter(engine, 'Not lost');
    await visit(engine, live, '/contact');
    const message = await place(engine, 'field', say('en', contactWords.message), 'main');
    await until('the words are there again', () =>
      engine.run((field) => document.querySelector<HTMLTextAreaElement>(field)?.value === 'Not lost', message),
    );
    return undefined;
  },

  async 'a script that did not come'(engine, live) {
    await visit(engine, live, '/');
    const search = await place(engine, 'button', say('en', searchBoxWords.open), 'header');
    await live.killServer();
    await engine.click(search);
    await until('it is told', () => engine.run(() => document.querySelector('.not-loaded') !== null));
    // Chromium notes what did not come as a fault of the page.
    engine.faults();
    await live.startServer();
    await engine.click(search);
    await until('the search is open', () => engine.run(() => document.querySelector('dialog[open]') !== null));
    return undefined;
  },

  async 'found item with a photo'(engine, live) {
    const folder = await mkdtemp(join(tmpdir(), 'engines-'));
    try {
      const photo = join(folder, 'key.jpg');
      await writeFile(
        photo,
        await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f4c5c' } })
          .jpeg()
          .toBuffer(),
      );
      await visit(engine, live, '/services/find-the-lost');
      await engine.run((title) => {
        const form = [...document.querySelectorAll('form')].find((form) => form.textContent?.includes(title));
        form?.scrollIntoView();
      }, foundForm.submit.en);
      for (const [label, text] of [
        [foundWhere.place.en, 'On the bench'],
        [foundQuestions.item.en, 'Key'],
        [foundQuestions.description.en, `With a ribbon, ${engine.name}`],
      ] as const)
        await engine.type(await place(engine, 'field', label, 'main'), text);
      await engine.choose(await place(engine, 'field', foundPhoto.label.en, 'main'), photo);
      await until('the photo is shown', () =>
        engine.run((alt) => document.querySelector(`img[alt="${alt}"]`) !== null, foundPhoto.alt.en),
      );
      await engine.click(await place(engine, 'button', foundForm.submit.en, 'main'));
      await engine.click(await place(engine, 'button', foundMissing.asIs.en, 'dialog'));
      await place(engine, 'heading', foundSent.title.en);
    } finally {
      await rm(folder, { recursive: true });
    }
    return undefined;
  },

  async tabs(engine, live) {
    await visit(engine, live, '/support');
    await engine.click(await place(engine, 'button', ways.bank.en, 'main'));
    await engine.press('ArrowRight');
    await until('the arrow leads to the next tab', () =>
      engine.run(
        (name) => document.activeElement?.textContent === name && document.activeElement.ariaSelected === 'true',
        ways.online.en,
      ),
    );
    return undefined;
  },

  async dialogs(engine, live) {
    await visit(engine, live, '/help-now');
    const opener = await place(engine, 'link', say('en', barWords.feedback));
    await engine.click(opener);
    await place(engine, 'field', say('en', contactWords.message), 'dialog[open]');
    await engine.press('Escape');
    await until('Escape closes it, and its opener has the focus', () =>
      engine.run(
        (opener) =>
          !document.querySelector('dialog[open]') && document.activeElement === document.querySelector(opener),
        opener,
      ),
    );
    return undefined;
  },

  async toasts(engine, live) {
    await visit(engine, live, '/help-now');
    await engine.click('#bold');
    await until('the toast says it', () =>
      engine.run(
        (words) => {
          const said = [...document.querySelectorAll('[role=status]')].some((each) =>
            each.textContent?.includes(words),
          );
          const shown = [...document.querySelectorAll('body > :not(div) *, body > div ~ div *')];
          return said && shown.some((each) => each.textContent === words && each.getClientRects().length > 0);
        },
        say('en', boldWords.enabled),
      ),
    );
    return undefined;
  },

  async 'sign-up and sign-in'(engine, live) {
    const email = `engine-${crypto.randomUUID()}@example.org`;
    await visit(engine, live, '/signup');
    await engine.type(await place(engine, 'field', accountFormWords.email.en, 'main'), email);
    await engine.type(await place(engine, 'field', accountFormWords.password.en, 'main'), goodPassword);
    await engine.click(await place(engine, 'button', signUpWords.button.en, 'main'));
    const code = await place(engine, 'field', codeWords.code.en, 'main');
    await engine.type(code, codeIn(await accountMail(live, email)));
    await engine.press('Enter');
    await place(engine, 'heading', confirmedWords.title.en);
    await forget(engine);
    await visit(engine, live, '/signin?next=/account');
    await engine.type(await place(engine, 'field', accountFormWords.email.en, 'main'), email);
    await engine.type(await place(engine, 'field', accountFormWords.password.en, 'main'), goodPassword);
    await engine.click(await place(engine, 'button', signInWords.button.en, 'main'));
    await until('the account shows the address', () =>
      engine.run((email) => document.querySelector('main')?.textContent?.includes(email) === true, email),
    );
    return undefined;
  },

  async inbox(engine, live) {
    await comeFromTheTeam(engine, live);
    await visit(engine, live, '/team/inbox');
    await until('the list shows a message', () =>
      engine.run(() => document.querySelectorAll('main h3 a, main a h3').length > 0),
    );
    return undefined;
  },

  async 'a text of the team'(engine, live) {
    await comeFromTheTeam(engine, live);
    await visit(engine, live, '/help-now');
    await follow(engine, 'link', pageEditorWords.edit.en);
    await place(engine, 'heading', pageEditorWords.title.en);
    await engine.click('[data-text="help-now#helpWords.lead"]');
    await engine.type(await place(engine, 'field', textDialogWords.en.en, 'dialog'), ` ${engine.name}`);
    await engine.type(await place(engine, 'field', textDialogWords.what.en, 'dialog'), 'An engine');
    await engine.click(await place(engine, 'button', textDialogWords.publish.en, 'dialog'));
    await until('it says that it is published', () =>
      engine.run(
        (said) => document.querySelector('dialog[open]')?.textContent?.includes(said),
        textDialogWords.published.en,
      ),
    );
    await eventually('visitors read it', async () =>
      (await (await fetch(`${live.url}/help-now`)).text()).includes(engine.name),
    );
    return undefined;
  },

  async search(engine, live) {
    await visit(engine, live, '/');
    await engine.click(await place(engine, 'button', say('en', searchBoxWords.open), 'header'));
    await engine.type(await place(engine, 'field', say('en', searchBoxWords.label), 'dialog[open]'), 'sleep');
    await until('an answer leads to the page', () =>
      engine.run(() => document.querySelector('dialog[open] li a[href="/resources/sleep"]') !== null),
    );
    await engine.press('Enter');
    await until('Enter leads to the first answer', () =>
      engine.run(() => document.activeElement?.matches('dialog[open] li a') === true),
    );
    await engine.press('Enter');
    await until('the page is there', () => engine.run(() => location.pathname.startsWith('/resources/')));
    return undefined;
  },

  async 'my list'(engine, live) {
    await visit(engine, live, '/resources/sleep');
    await follow(engine, 'button', `${keepWords.keep.en}: ${say('en', pageNames['resources/sleep'])}`, 'main');
    await until('it is kept', () => engine.run(() => localStorage.getItem('myList') !== null));
    await visit(engine, live, '/my-list');
    await place(engine, 'link', say('en', pageNames['resources/sleep']), 'main');
    await follow(engine, 'button', myListWords.delete.en, 'main');
    await until('nothing is kept', () => engine.run(() => localStorage.getItem('myList') === null));
    await follow(engine, 'button', myListWords.undo.en, 'main');
    await place(engine, 'link', say('en', pageNames['resources/sleep']), 'main');
    return undefined;
  },

  async 'a word explained'(engine, live) {
    await visit(engine, live, '/resources/medication');
    await engine.click('main [rel=help]');
    await until('it is explained, and has the focus', () =>
      engine.run(() => document.activeElement?.getAttribute('role') === 'dialog'),
    );
    await engine.press('Escape');
    await until('the word has the focus again', () =>
      engine.run(() => document.activeElement?.matches('main [rel=help]') === true),
    );
    return undefined;
  },

  async 'Back to a text'(engine, live) {
    await visit(engine, live, '/contact');
    await writeLetter(engine, 'Still there');
    await follow(engine, 'link', say('en', pageNames.team), 'header');
    await until('the next page is there', () => engine.run(() => location.pathname === '/team'));
    await engine.run(() => history.back());
    await until('the words are there again', () =>
      engine.run(() => [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Still there')),
    );
    return undefined;
  },

  async 'kept for offline'(engine, live) {
    await visit(engine, live, '/help-now');
    if (!(await engine.run(() => 'serviceWorker' in navigator && 'caches' in globalThis))) return 'it is not offered';
    await follow(engine, 'button', offlineOffer.keep.en, 'main');
    const becomes = (state: string) =>
      until(`it is ${state}`, () =>
        engine.run((state) => document.querySelector(`main [data-is=${state}]`) !== null, state),
      );
    await becomes('kept');
    await live.killServer();
    try {
      await engine.open(`${live.url}/plain/help-now`);
      await until('the kept page is there', () =>
        engine.run(() => document.querySelector('a[href="tel:112"]') !== null),
      );
    } finally {
      await live.startServer();
    }
    await visit(engine, live, '/help-now');
    await becomes('kept');
    await follow(engine, 'button', offlineWords.remove.en, 'main');
    await becomes('not');
    // Chromium notes that the worker's own file could not be looked at meanwhile.
    engine.faults();
    return undefined;
  },

  async print(engine, live) {
    await visit(engine, live, '/help-now');
    const hides = await engine.run(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .some((rule) => rule.cssText.includes('@media print') && rule.cssText.includes('body > :not(main, #paper)')),
    );
    if (!hides) throw new Error('The rules for paper are not known here.');
    const pdf = await engine.print();
    if (pdf === undefined) return 'the rules are read; its driver cannot print';
    if (!pdf.subarray(0, 4).equals(Buffer.from('%PDF'))) throw new Error('No PDF came.');
    return `${Math.round(pdf.length / 1000)} kB of PDF`;
  },
};
