import { expect, test } from 'vitest';
import { pages } from '#app/paths.ts';
import * as association from '#content/association.ts';
import * as assessment from '#content/diagnostics/assessment.ts';
import * as diagnostics from '#content/diagnostics/diagnostics.ts';
import * as findTheLost from '#content/found/find-the-lost.ts';
import * as reportForm from '#content/found/form.ts';
import * as foundForm from '#content/found/found-form.ts';
import * as lostForm from '#content/found/lost-form.ts';
import * as lostSomething from '#content/found/lost-something.ts';
import * as squirrels from '#content/found/squirrel-facts.ts';
import * as accessibility from '#content/legal/accessibility.ts';
import * as datenschutz from '#content/legal/datenschutz.ts';
import * as impressum from '#content/legal/impressum.ts';
import * as foundReport from '#content/mail/report.ts';
import * as services from './services.ts';
import * as wavyText from './wavy-text.ts';

const modules = {
  accessibility,
  assessment,
  datenschutz,
  diagnostics,
  findTheLost,
  foundForm,
  foundReport,
  impressum,
  lostForm,
  reportForm,
  lostSomething,
  services,
  squirrels,
  wavyText,
};

type Pair = { en: unknown; de: unknown };
const isPair = (value: object): value is Pair => 'en' in value && 'de' in value;

/** Every text of a module with its twin. */
function pairs(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPair(value) ? [value] : Object.values(value).flatMap(pairs);
}

const targets = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, target = '']) => target);
const lines = (text: unknown): string[] => (Array.isArray(text) ? text : [text]) as string[];

test.each(Object.entries(modules))('%s says the same in both languages, with the same links', (_, module) => {
  for (const { en, de } of pairs(module)) {
    expect(lines(de)).toHaveLength(lines(en).length);
    expect(lines(de).flatMap(targets)).toEqual(lines(en).flatMap(targets));
  }
});

const isFound = (target: string) =>
  target.includes(':') ? new URL(target).protocol === 'https:' : Object.keys(pages).includes(target);

test.each(Object.entries(modules))('every link in %s leads to a page of ours or to an https address', (_, module) => {
  const found = pairs(module).flatMap(({ en, de }) => [...lines(en), ...lines(de)].flatMap(targets));
  expect(found.filter((target) => !isFound(target))).toEqual([]);
});

test('SERV-01 there are three services, each with a page', () => {
  expect(services.services.map(({ page }) => page)).toEqual([
    'services/find-the-lost',
    'services/diagnostics',
    'services/wavy-text',
  ]);
  expect(services.moreServices.title.en).toBe('More services coming soon');
});

test('SERV-02 the pillars and sections have the words of the specification', () => {
  expect(diagnostics.pillars.map(({ title }) => title.en)).toEqual(['Self', 'Community', 'Official Diagnostic']);
  expect(diagnostics.diagnosticsPassages.map(({ title }) => title.en)).toEqual(['Our Approach']);
  expect(diagnostics.journey.title.en).toBe('Supporting Your Journey');
});

test('there are seven squirrel facts and two sample questions', () => {
  expect(squirrels.squirrelFacts).toHaveLength(7);
  expect(assessment.questions.map(({ type }) => type)).toEqual(['multiple-choice', 'slider']);
});

test('no detail of the association passes for real while it is an example', () => {
  const looksReal = Object.values(association.association).filter(
    ({ value, example }) => /example|not done/iu.test(value) && !example,
  );
  expect(looksReal).toEqual([]);
});
