import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shortClassName } from './scripts/class-names.ts';
import { lateStyles } from './scripts/late-styles.ts';
import { oneLanguage } from './scripts/one-language.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { terseApp } from './scripts/terse-app.ts';
import { bootScript } from './scripts/boot-script.ts';

const backend = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

export default defineConfig({
  plugins: [
    bootScript(),
    slimRouter(),
    lateStyles(),
    terseApp(),
    oneLanguage(process.env['SITE_LOCALE']),
    reactRouter(),
  ],
  envPrefix: 'PUBLIC_',
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // All styles of the site are in each page (docs/decisions/004-css.md), so one sheet is enough.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long our own plugins take is nothing that a person who builds could change.
    rolldownOptions: { checks: { pluginTimings: false } },
    // Phones that no longer get updates: iOS 15, Android with Chrome 99.
    target: ['chrome99', 'safari15.4', 'firefox97'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs travels in one file: one request, best compression.
                {
                  name: 'app',
                  priority: 2,
                  test: new RegExp(
                    [
                      String.raw`node_modules/(react|react-dom|react-router|scheduler)/`,
                      String.raw`/app/(root|entry|i18n/[a-z-]+\.)`,
                      String.raw`/app/lib/auth\.`,
                      String.raw`/app/layout/(bar|feedback-link|footer|header|language-switch|message-link|page-meta|skip-link|use-)`,
                      String.raw`/app/ui/(button|icons|page|page-title|wave)\.`,
                      'rolldown/runtime',
                    ].join('|'),
                    'u',
                  ),
                },
                // What all pages of content share, and what all lists of resources share, in one file each.
                {
                  name: 'content-page',
                  priority: 1,
                  test: /\/app\/(layout\/(page-brief|page-end|prose|next-step|resource-nav|resource-page|sources)|ui\/(card|in-brief|area-colours))/u,
                },
                // What all forms share; and what keeps what was typed, which other pages do too.
                {
                  name: 'form',
                  test: /\/app\/(ui\/(field|error-summary)|lib\/use-error-title)\./u,
                },
                { name: 'draft', test: /\/app\/lib\/(drafts|form-values|new-id|use-draft-form)\./u },
                {
                  name: 'resource',
                  test: /\/app\/(layout\/(resource-facts|json-ld)|features\/resources\/resource-action|lib\/(excerpt|palette))/u,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/healthz'].map((path) => [path, backend]),
    ),
  },
});
