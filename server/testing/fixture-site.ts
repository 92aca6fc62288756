import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const problemPage =
  '<form>[[?problem.form]]<p class="form">[[problem.form]]</p>[[/problem.form]]' +
  '[[?problem.name]]<p id="e-name">[[problem.name]]</p>[[/problem.name]]<input name="name" value="[[name]]" aria-invalid="[[invalid.name]]">' +
  '[[?reason]]<option value="[[reason]]" selected>[[reasonLabel]]</option>[[/reason]]' +
  '[[?problem.message]]<p id="e-message">[[problem.message]]</p>[[/problem.message]]<textarea name="message">[[message]]</textarea></form>';

const thanks = (words: string): string =>
  `<p data-answer="email">${words} <strong data-reference=""></strong></p><p data-answer="none" hidden="">${words}</p>` +
  '<p data-status="" hidden=""><a data-status-link="">Status</a></p>';

const statusPage = (other: string): string =>
  `<a id="language" href="${other}"></a><section data-state="asking">…</section>` +
  ['received', 'read', 'answered', 'unknown', 'away']
    .map((state) => `<section data-state="${state}" hidden="">${state} <span data-received-on=""></span></section>`)
    .join('');

const files: Readonly<Record<string, string>> = {
  'client/index.html': '<h1>Home</h1>',
  'client/index.html.br': 'compressed',
  'client/index.html.gz': 'compressed',
  'client/contact/index.html': '<h1>Get in Touch</h1>',
  'client/de/index.html': '<h1>Start</h1>',
  'client/404/index.html': '<h1>Oops! Page not found</h1>',
  'client/de/404/index.html': '<h1>Seite nicht gefunden</h1>',
  'client/thank-you/index.html': thanks('Thank you'),
  'client/de/thank-you/index.html': thanks('Danke'),
  'client/status/fallback/index.html': statusPage('/de'),
  'client/de/status/fallback/index.html': statusPage('/'),
  'client/projects/index.html': '<h1>Projects</h1>',
  'client/projects/garden/index.html': '<h1>Garden</h1>',
  'client/projects/fallback/index.html': '<h1>Any project</h1>',
  'client/projects/category/fallback/index.html': '<h1>Any category</h1>',
  'client/de/projects/fallback/index.html': '<h1>Irgendein Projekt</h1>',
  'client/de/projects/category/fallback/index.html': '<h1>Irgendeine Kategorie</h1>',
  'client/__spa-fallback.html': 'spa',
  'client/assets/entry-D4x_9-aB.js': 'export {};',
  'client/assets/entry-D4x_9-aB.js.map': 'source',
  'client/robots.txt': 'User-agent: *',
  'client/.hidden/secret.txt': 'hidden',
  'client/_headers': 'for another host',
  'server/secret.js': 'source',
  'templates/contact-problem.en.html': `<html lang="en">${problemPage}</html>`,
  'templates/contact-problem.de.html': `<html lang="de">${problemPage}</html>`,
  'csp.json': JSON.stringify({
    '/': "default-src 'self'; script-src 'sha256-home'",
    '/404': "default-src 'self'; script-src 'sha256-404'",
    '/projects/category/fallback': "default-src 'self'; script-src 'sha256-category'",
    '/status/fallback': "default-src 'self'; script-src 'sha256-status'",
    'template:contact-problem.en': "default-src 'self'; script-src 'sha256-problem'",
  }),
};

/** Writes a small built site into `folder`/build, shaped like the real one. */
export async function writeFixtureSite(folder: string): Promise<string> {
  const build = join(folder, 'dist');
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, path);
    await mkdir(dirname(file), { recursive: true });
    const plain = files[path.replace(/\.(?:br|gz)$/u, '')] ?? text;
    const content = path.endsWith('.br') ? brotliCompressSync(plain) : path.endsWith('.gz') ? gzipSync(plain) : text;
    await writeFile(file, content);
  }
  return build;
}
