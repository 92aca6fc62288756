import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Inline, Services } from '#contract/renderer.ts';
import { policyFor } from './content-policy.ts';

const none: Services = { backend: '', geocoder: undefined, mapTiles: '/tiles/{z}/{x}/{y}.png', wavyText: undefined };

const nothing: Inline = { scripts: [], styles: [] };

const rule = (name: string, services: Partial<Services> = {}, inline = nothing) =>
  policyFor(inline, { ...none, ...services })
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('pictures come from us, from the page itself, and from the one map service that is set', () => {
  expect(rule('img-src')).toBe("img-src 'self' data: blob:");
  expect(rule('img-src', { mapTiles: 'https://maps.test/tiles/{z}/{x}/{y}.png' })).toBe(
    "img-src 'self' data: blob: https://maps.test",
  );
  expect(rule('img-src', { mapTiles: 'https://{s}.maps.test/{z}/{x}/{y}.png' })).toBe(
    "img-src 'self' data: blob: https://*.maps.test",
  );
});

test('other services are named only where they are set', () => {
  const services = {
    backend: 'https://backend.test/',
    geocoder: 'https://maps.test/reverse?x=1',
    wavyText: 'https://wavy.test/page',
  };
  expect(rule('connect-src', services)).toBe(
    "connect-src 'self' https://backend.test wss://backend.test https://maps.test",
  );
  expect(rule('connect-src')).toBe("connect-src 'self'");
  expect(rule('form-action', services)).toBe("form-action 'self' https://backend.test");
  expect(rule('frame-src', services)).toBe("frame-src 'self' https://www.youtube-nocookie.com https://wavy.test");
});

test('what runs and what styles stands there by its hash', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = { scripts: ['one()', 'two()'], styles: ['a{}'] };
  expect(rule('script-src', {}, inline)).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
  expect(rule('style-src', {}, inline)).toBe(`style-src 'self' ${hash('a{}')}`);
});

test('what may be fetched before a press is said first, where Firefox looks', () => {
  expect(policyFor(nothing, none)).toMatch(/^default-src 'self'; /u);
});
