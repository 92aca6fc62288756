import { route, type RouteConfig } from '@react-router/dev/routes';
import { locales } from '#contract/locale.ts';
import { inLocale, pages, patterns, sameAs } from './paths.ts';

const paths = { ...pages, ...patterns, 'contact-problem': '/contact-problem', 'not-found': '/*' };
const fileOf = (id: string) => (sameAs as Record<string, string | undefined>)[id] ?? id;

// A page stands once in each language; the file is the same, so each mount needs an id of its own.
export default locales.flatMap((locale) =>
  Object.entries(paths).map(([id, path]) =>
    route(inLocale(path, locale), `pages/${fileOf(id)}.tsx`, { id: `${locale}:${id}` }),
  ),
) satisfies RouteConfig;
