import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** File, then an import that must be refused there. */
const refused = [
  ['app/pages/home.tsx', `import '#app/pages/mission.tsx';`],
  ['app/pages/home.tsx', `import '#app/render.tsx';`],
  ['app/pages/home.tsx', `import '#server/env.ts';`],
  ['app/pages/home.tsx', `import 'node:fs';`],
  ['app/pages/home.tsx', `import '@supabase/functions-js';`],
  ['app/pages/deep/home.tsx', `import '../mission.tsx';`],
  ['app/layout/header.tsx', `import '#app/pages/home.tsx';`],
  ['app/layout/header.tsx', `import '#app/routes.ts';`],
  ['app/blocks/sources.tsx', `import '#app/pages/home.tsx';`],
  ['app/blocks/sources.tsx', `import '#app/layout/article.tsx';`],
  ['app/features/contact/form.tsx', `import '#app/blocks/sources.tsx';`],
  ['app/features/contact/form.tsx', `import '#app/features/feedback/dialog.tsx';`],
  ['app/features/contact/form.tsx', `import '../feedback/dialog.tsx';`],
  ['app/features/contact/form.tsx', `import '#app/layout/header.tsx';`],
  ['app/features/contact/form.tsx', `import '#app/pages/home.tsx';`],
  ['app/features/contact/form.tsx', `import '@supabase/supabase-js';`],
  ['app/features/contact/form.tsx', `await import('#app/features/feedback/dialog.tsx');`],
  ['app/parts/try-again.tsx', `import '#app/features/contact/form.tsx';`],
  ['app/parts/try-again.tsx', `import '#app/layout/header.tsx';`],
  ['app/ui/button.tsx', `import '#app/parts/try-again.tsx';`],
  ['app/lib/send.ts', `import '#app/parts/try-again.tsx';`],
  ['app/ui/button.tsx', `import '#app/paths.ts';`],
  ['app/ui/button.tsx', `import '#app/i18n/text.ts';`],
  ['app/ui/button.tsx', `import '#content/resources/books.ts';`],
  ['app/ui/button.tsx', `import '#contract/locale.ts';`],
  ['app/ui/button.tsx', `import '@supabase/functions-js';`],
  ['app/lib/send.ts', `import '#app/ui/toast.tsx';`],
  ['app/lib/send.ts', `import '#app/features/contact/form.tsx';`],
  ['app/lib/send.ts', `import '#server/env.ts';`],
  ['app/i18n/text.ts', `import '#app/lib/send.ts';`],
  ['app/i18n/text.ts', `import '#app/ui/button.tsx';`],
  ['app/paths.ts', `import './routes.ts';`],
  ['app/paths.ts', `import '#app/i18n/text.ts';`],
  ['app/render.tsx', `import '#server/env.ts';`],
  ['app/islands/island.tsx', `import '#app/features/contact/form.tsx';`],
  ['app/browser/loader.ts', `import '#app/pages/home.tsx';`],
  ['app/browser/loader.ts', `import '#content/pages.ts';`],
  ['content/resources/books.ts', `import '#app/paths.ts';`],
  ['content/resources/books.ts', `import '#server/env.ts';`],
  ['content/resources/books.ts', `import 'react';`],
  ['content/resources/books.ts', `import 'node:fs';`],
  ['contract/contact.ts', `import '#content/site.ts';`],
  ['contract/contact.ts', `import '#server/env.ts';`],
  ['contract/contact.ts', `import 'node:fs';`],
  ['contract/contact.ts', `import 'zod';`],
  ['server/app.ts', `import '#app/paths.ts';`],
  ['server/app.ts', `import '#content/resources/books.ts';`],
  ['server/app.ts', `export { books } from '#content/resources/books.ts';`],
  ['server/app.ts', `import 'react';`],
  ['server/app.ts', `import '@supabase/lite';`],
  ['server/app.ts', `import 'node:process';`],
  ['server/mail/smtp.ts', `import '../env.ts';`],
  ['e2e/send.e2e.ts', `import '#server/env.ts';`],
  ['e2e/send.e2e.ts', `import '#app/features/contact/form.tsx';`],
  ['server/mail/smtp.test.ts', `import '../env.ts';`],
  ['server/mail/use.ts', `import './index.ts';`],
] as const;

/** File, a line that must be refused there, and the rule that does it. */
const broken = [
  ['contract/all.ts', `export * from './contact.ts';`, 'oxc(no-barrel-file)'],
  ['app/ui/card.tsx', `export default function Card() {}`, 'import(no-default-export)'],
  ['server/mail/smtp.ts', `export const url = process.env.SMTP_URL;`, 'node(no-process-env)'],
  ['content/resources/books.ts', `export const key = process.env.PUBLIC_KEY;`, 'node(no-process-env)'],
  ['app/lib/send.ts', `export const key = process.env.PUBLIC_KEY;`, 'node(no-process-env)'],
  ['app/ui/BigButton.tsx', `export const a = 1;`, 'unicorn(filename-case)'],
  ['scripts/tool.ts', `export const a = 1; // TODO later`, 'eslint(no-warning-comments)'],
  [
    'server/mail/circle.ts',
    `import { b } from '#server/inbox/back.ts';\nexport const a = () => b;`,
    'import(no-cycle)',
  ],
  [
    'server/http/circle.ts',
    `import type { b } from '#server/inbox/back.ts';\nexport type A = typeof b;`,
    'import(no-cycle)',
  ],
] as const;

/** File, then a line that must pass there. */
const welcome = [
  ['app/pages/home.tsx', `import '#app/layout/page.tsx';`],
  ['app/pages/home.tsx', `import '#app/features/contact/form.tsx';`],
  ['app/pages/home.tsx', `import '#app/drawings/hills.svg';`],
  ['app/pages/home.tsx', `import './home.css';`],
  ['app/pages/home.tsx', `export default function Home() {}`],
  ['app/layout/header.tsx', `import '#app/features/contact/form.tsx';`],
  ['app/layout/article.tsx', `import '#app/blocks/sources.tsx';`],
  ['app/pages/home.tsx', `import '#app/blocks/sources.tsx';`],
  ['app/pages/home.tsx', `import '#app/islands/island.tsx';`],
  ['app/browser/loader.ts', `import '#app/features/toasts/toast-view.ts';`],
  ['app/features/contact/form.tsx', `import './rules.ts';`],
  ['app/features/contact/form.tsx', `import '#app/ui/button.tsx';`],
  ['app/features/contact/form.tsx', `import '#app/parts/try-again.tsx';`],
  ['app/parts/try-again.tsx', `import '#app/ui/button.tsx';`],
  ['app/parts/try-again.tsx', `import '#content/account/account.ts';`],
  ['app/features/contact/form.tsx', `import '#contract/contact.ts';`],
  ['app/ui/button.tsx', `import './spinner.tsx';`],
  ['app/lib/send.ts', `import '@supabase/functions-js';`],
  ['app/lib/send.ts', `import '#content/site.ts';`],
  ['app/i18n/text.ts', `import '#content/home.ts';`],
  ['content/resources/books.ts', `import '#contract/locale.ts';`],
  ['contract/contact.ts', `import 'valibot';`],
  ['contract/contact.ts', `import './fields.ts';`],
  ['server/app.ts', `import '#contract/message.ts';`],
  ['server/app.ts', `import '#content/site.ts';`],
  ['server/app.ts', `import '#content/mail/received.ts';`],
  ['server/app.ts', `import '#content/answers/failures.ts';`],
  ['server/gateway/data-api.ts', `import '@supabase/lite';`],
  ['server/env.ts', `export const port = process.env.PORT;`],
  ['e2e/send.e2e.ts', `import '#app/paths.ts';`],
  ['e2e/send.e2e.ts', `import '#server/testing/smtp-peer.ts';`],
  ['vite.config.ts', `export default {};`],
] as const;

/** Lays all lines out as files of their own, runs the linter once and returns what it says about each. */
function lint(cases: readonly (readonly [string, string])[]) {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  // Some rules belong to one exact file, so each line gets a project of its own.
  cases.forEach(([path, line], index) => {
    const home = join(folder, String(index));
    mkdirSync(dirname(join(home, path)), { recursive: true });
    copyFileSync(join(root, '.oxlintrc.json'), join(home, '.oxlintrc.json'));
    writeFileSync(join(home, path), `${line}\n`);
    if (path.endsWith('circle.ts')) {
      copyFileSync(join(root, 'package.json'), join(home, 'package.json'));
      mkdirSync(join(home, 'server/inbox'));
      writeFileSync(join(home, 'server/inbox/back.ts'), `import { a } from '#${path}';\nexport const b = a;\n`);
    }
    if (line.includes('./contact.ts')) writeFileSync(join(home, dirname(path), 'contact.ts'), 'export const a = 1;\n');
  });
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json', '.'], { cwd: folder, encoding: 'utf8' });
  const found = JSON.parse(run.stdout) as { diagnostics: { filename: string; code: string }[] };
  return (index: number) =>
    found.diagnostics.filter(({ filename }) => filename.split('/')[0] === String(index)).map(({ code }) => code);
}

const about = lint([...refused, ...broken, ...welcome].map(([path, line]) => [path, line] as const));

test.each(refused.map(([path, line], index) => ({ path, line, index })))('$path refuses $line', ({ index }) => {
  expect(about(index)).toContain('eslint(no-restricted-imports)');
});

test.each(broken.map(([path, line, rule], index) => ({ path, line, rule, index })))(
  '$path refuses $line',
  ({ rule, index }) => expect(about(refused.length + index)).toContain(rule),
);

test.each(welcome.map(([path, line], index) => ({ path, line, index })))('$path accepts $line', ({ index }) => {
  expect(about(refused.length + broken.length + index)).toEqual([]);
});

// Of some 25 folders of server/ and nine of app/lib; fewer, and the test would look elsewhere.
test.each([
  ['server', 10],
  ['app/lib', 5],
] as const)('no rooms of %s import each other in a circle', (house, fewestRooms) => {
  const needs = new Map<string, Set<string>>();
  const ofHouse = new RegExp(`'#${house}/([\\w-]+)/`, 'gu');
  for (const path of readdirSync(join(root, house), { recursive: true, encoding: 'utf8' })) {
    const [room = '', ...inside] = path.split(sep);
    if (!/(?<!\.test)\.tsx?$/u.test(path) || room === 'testing' || inside.length === 0) continue;
    const imported = readFileSync(join(root, house, path), 'utf8').matchAll(ofHouse);
    const others = needs.get(room) ?? needs.set(room, new Set()).get(room);
    for (const [, other = ''] of imported) if (other !== room) others?.add(other);
  }
  expect(needs.size).toBeGreaterThan(fewestRooms);
  // Takes away the rooms that need none of the others that are left: those of a circle stay.
  for (let before = 0; before !== needs.size;) {
    before = needs.size;
    for (const [room, others] of needs) if (![...others].some((other) => needs.has(other))) needs.delete(room);
  }
  expect([...needs.keys()]).toEqual([]);
});
