import { useArriving } from './use-arriving.ts';

/** The place of the projects that the team has published, after the built-in ones; of one category where it is named. */
export function Published({ category }: { category?: string }) {
  const { Arrived } = useArriving(() => import('./more-projects.tsx').then(({ MoreProjects }) => MoreProjects));
  return Arrived && <Arrived category={category} />;
}
