import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const read = (pattern: string): [string, string][] =>
  globSync(`build/client/${pattern}`).map((file) => [file, readFileSync(file, 'utf8')]);

const sheets = read('assets/late/*.css');
const scripts = read('assets/*.js');
const pages = read('**/*.html');

// What they need stands there from the start: the sheet is a file of its own that only these pages name.
const pagesWithSheets =
  /^build\/client\/(?:de\/)?(?:help-now|signin|signup|account|auth\/\w+|team\/inbox)\/index\.html$/u;

test('each style that comes late is built once, loaded by a script, and in no page but those of the accounts and of help', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(pages.length).toBeGreaterThan(0);
  const faults = sheets.flatMap(([file, css]) => {
    const name = basename(file);
    const classes = [...new Set(css.match(/(?<=\.)_\w+/gu))];
    const isTwice = sheets.some(
      ([other]) =>
        other !== file && basename(other).replace(/-[\w-]{8}\.css$/u, '') === name.replace(/-[\w-]{8}\.css$/u, ''),
    );
    return [
      ...(isTwice ? [`${name} is there twice`] : []),
      ...(scripts.some(([, code]) => code.includes(`/assets/late/${name}`)) ? [] : [`nothing loads ${name}`]),
      ...pages
        .filter(
          ([page, html]) =>
            (html.includes(name) && !pagesWithSheets.test(page)) || classes.some((each) => html.includes(`.${each}`)),
        )
        .map(([page]) => `${page} carries ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});
