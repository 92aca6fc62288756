import { useWords } from '#app/i18n/locale.ts';
import { KeepButton } from '#app/parts/keep-button.tsx';
import { pathTo, pathToProject } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { buttonClass } from '#app/ui/button.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';
import type { Project } from '#content/projects/projects.ts';
import { MessageLink } from './message-link.tsx';

type Props = {
  project: Pick<Project, 'title' | 'slug'>;
  /** Also "take part": for a page whose own next step is another one. */
  withTakePart?: boolean;
};

/** What a visitor can do about a project besides the next step of its page. */
export function ProjectActions({ project, withTakePart = false }: Props) {
  const t = useWords();
  const title = t(project.title);
  const actions = [
    ...(withTakePart
      ? ([['take-part', t(projectPageWords.takePart), { reason: 'project', project: title }]] as const)
      : []),
    [
      'share',
      t(projectPageWords.share),
      { reason: 'share', message: t(projectPageWords.shareMessage, { project: title }) },
    ],
    ['talk', t(projectPageWords.talk), { reason: 'talk', topic: title }],
  ] as const;
  return (
    <div className={buttonRow.buttons}>
      {actions.map(([kind, label, begun]) => (
        <MessageLink key={kind} subject={{ kind }} className={buttonClass('quiet')} to={pathTo('contact', begun)}>
          {label}
        </MessageLink>
      ))}
      <KeepButton id={pathToProject(project.slug).slice(1)} name={title} />
    </div>
  );
}
