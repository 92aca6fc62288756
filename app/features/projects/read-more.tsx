import { useWords } from '#app/i18n/locale.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import type { ProjectWords } from '#content/projects/project-words.ts';
import type { Project } from '#content/projects/projects.ts';

/** More of what the project is about, on request. */
export function ReadMore({ project, words }: { project: Project; words: ProjectWords }) {
  const t = useWords();
  return (
    <Disclosure closed={t(projectPageWords.readMore)} open={t(projectPageWords.showLess)} about={t(project.title)}>
      {t(words.more).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  );
}
