import { useEffect, useRef } from 'react';
import type { Outcome } from '#app/lib/use-once.ts';
import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { TeamMember } from '#contract/inbox.ts';
import { editorWords, fieldWords as words } from '#content/team/project-editor.ts';
import { AddressField } from './address-field.tsx';
import { ColourFields } from './colour-fields.tsx';
import { Conflict } from './conflict.tsx';
import { CoverField } from './cover-field.tsx';
import { Actions } from './actions.tsx';
import styles from './form.module.css';
import { Preview } from './preview.tsx';
import { RemoveProject } from './remove-project.tsx';
import { TagFields } from './tag-fields.tsx';
import { ContactField, TextFields } from './text-fields.tsx';
import { useProject, type Opened } from './use-project.ts';
import type { Projects } from './use-projects.ts';
import { titleOf } from './values.ts';
import { Versions } from './versions.tsx';

type Props = Opened & {
  team: readonly TeamMember[];
  load: () => Promise<Projects | undefined>;
  /** Goes back to the list, with what there is to tell there. */
  onLeave: (outcome?: Outcome) => void;
};

/** One project: its form, and below what else can be done with it. */
export function EditProject({ team, load, onLeave, ...opened }: Props) {
  const t = useWords();
  const project = useProject(opened);
  const title = useRef<HTMLHeadingElement>(null);
  // At first, and when the question is answered that had the focus.
  const isAsked = project.conflict !== undefined;
  useEffect(() => {
    if (!isAsked) title.current?.focus();
  }, [isAsked]);
  const { values, errors, isPublished } = project;
  const part = { project, id: opened.id, userId: opened.userId, team };

  return (
    <div className={styles.edit}>
      <p>
        <Button look="quiet" onClick={() => onLeave()}>
          {t(editorWords.toList)}
        </Button>
      </p>
      <h3 ref={title} tabIndex={-1}>
        {(project.saved && titleOf(project.saved)) || t(editorWords.newProject)}
      </h3>
      {project.conflict && <Conflict {...part} newer={project.conflict.newer} />}
      {errors.summary && <ErrorSummary {...errors.summary} />}
      <form
        method="post"
        noValidate
        aria-label={t(words.form)}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter never publishes anything.
          if (!isPublished) void project.save(false);
        }}
      >
        <TextFields project={project} field={errors.field} />
        <ContactField project={project} field={errors.field} />
        <AddressField project={project} field={errors.field} />
        <TagFields project={project} />
        <fieldset>
          <legend>{t(words.look)}</legend>
          <ColourFields project={project} />
          <CoverField project={project} />
        </fieldset>
        <Actions {...part} />
      </form>
      <div className={styles.folds}>
        <Preview values={values} id={opened.id} />
        <Versions {...part} />
      </div>
      {!isPublished && <RemoveProject {...part} load={load} onLeave={onLeave} />}
    </div>
  );
}
