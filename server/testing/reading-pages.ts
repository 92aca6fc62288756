import type { TestApp } from './test-app.ts';

/** Reads pages as they are sent, each with what stands in its `<main>`. */
export const readingPages = (app: Pick<TestApp, 'url'>) => async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  const html = await answer.text();
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/u.exec(html) ?? [];
  return { status: answer.status, headers: answer.headers, html, main };
};
