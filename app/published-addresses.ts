import { projects as builtIn } from '#content/projects/built-in.ts';
import { slugOf } from '#content/projects/project-tags.ts';
import { calendarAt } from '#contract/events.ts';
import { inLocale, splitLocale, locales } from '#contract/locale.ts';
import type { PublishedProject } from '#contract/published-project.ts';
import type { Renderer } from '#contract/renderer.ts';
import type { Changes } from '#contract/site-data.ts';
import { eventAt, eventsIn, placeOf } from './lib/published/events.ts';
import { showProject } from './lib/published/projects.ts';
import { builtUrls, pathToCategory, pathToEvent, pathToProject } from './paths.ts';
import { routeOf } from './routes.ts';

/** Pages that show the published projects. */
const showing = ['projects', 'project', 'project-category', 'my-list'];

export const showsProjects: Renderer['showsProjects'] = (pathname) => showing.includes(routeOf(pathname).file);

/** Pages that show what came in. */
const showingSums = ['home', 'support', 'mission', 'open-books'];

export const showsSums: Renderer['showsSums'] = (pathname) => showingSums.includes(routeOf(pathname).file);

/** Pages that show events. */
const showingEvents = ['resources/events', 'event'];

export const showsEvents: Renderer['showsEvents'] = (pathname) => showingEvents.includes(routeOf(pathname).file);

export const hasEvent: Renderer['hasEvent'] = (pathname, changes) => {
  const { file, params } = routeOf(pathname);
  const place = calendarAt(pathname)?.event ?? params['event'];
  return file === 'event' && eventAt(eventsIn(changes), place) !== undefined;
};

export const patternOf: Renderer['patternOf'] = (pathname) => {
  const { file, params } = routeOf(pathname);
  const [says] = Object.values(params);
  if (says === undefined) return undefined;
  return { is: file as NonNullable<ReturnType<Renderer['patternOf']>>['is'], says };
};

export const projectMeant: Renderer['projectMeant'] = (pathname, projects) => {
  const pattern = patternOf(pathname);
  if (pattern?.is !== 'project') return undefined;
  const slug = slugOf(pattern.says);
  const meant = [...builtIn, ...projects].find((each) => each.slug === slug);
  return meant && inLocale(pathToProject(slug), splitLocale(pathname).locale);
};

/** The addresses of projects, each once, with those of the categories that only they are in, and of events. */
export function addressesOf(projects: readonly PublishedProject[], changes?: Changes): string[] {
  const more = locales.flatMap((locale) =>
    projects.flatMap((project) => {
      const { slug, tags } = showProject(project, locale);
      return [
        ...(slug === undefined ? [] : [pathToProject(slug)]),
        ...tags.flatMap((tag) => (tag.slug === undefined ? [] : [pathToCategory(encodeURIComponent(tag.slug))])),
      ].map((path) => inLocale(path, locale));
    }),
  );
  const ofEvents = locales.flatMap((locale) =>
    eventsIn(changes).map((event) => inLocale(pathToEvent(placeOf(event)), locale)),
  );
  return [...new Set([...builtUrls(), ...more, ...ofEvents])];
}
