import type { SearchPage } from '#app/features/search/search-page.ts';
import { showProject } from '#app/lib/published/projects.ts';
import { pathToProject } from '#app/paths.ts';
import { readMarkup, type Inline } from '#app/ui/markup.ts';
import { otherLocale, type Locale } from '#contract/locale.ts';
import type { PublishedProject } from '#contract/published-project.ts';

/** What the search knows of published projects, like what it reads from the other pages (app/files/search-pages.ts). */
export const searchPages = (projects: readonly PublishedProject[], locale: Locale): SearchPage[] =>
  projects.flatMap((project) => {
    const { slug, title, summary, description, facts, tags } = showProject(project, locale);
    if (slug === undefined) return [];
    const twin = showProject(project, otherLocale(locale));
    const texts = [summary?.text ?? '', ...facts.map(({ text }) => text), ...linesOf(description?.text ?? '')];
    return {
      path: pathToProject(slug),
      title: title.text,
      name: title.text,
      description: summary?.text ?? '',
      sections: [{ id: '', title: '', text: texts.filter(Boolean).join('\n') }],
      other: twin.title.text,
      words: [...tags, ...twin.tags].map(({ text }) => text),
    };
  });

const linesOf = (text: string): string[] =>
  readMarkup(text).flatMap(({ lines }) => lines.map((line) => line.map(wordsOf).join('')));

const wordsOf = (piece: Inline): string => (piece.is === 'text' ? piece.text : piece.inside.map(wordsOf).join(''));
