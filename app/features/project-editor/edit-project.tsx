import { useEffect, useRef } from 'react';
import type { Outcome } from '#app/lib/use-once.ts';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { useErrorTitle } from '#app/lib/use-error-title.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { TeamMember } from '#contract/inbox.ts';
import { editorWords, fieldWords as words } from '#content/team/project-editor.ts';
import { AddressField } from './address-field.tsx';
import { ColourFields } from './colour-fields.tsx';
import { Conflict } from './conflict.tsx';
import { CoverField } from './cover-field.tsx';
import { Deeds } from './deeds.tsx';
import styles from './form.module.css';
import { checkedFieldsOn, findProblems, type CheckedField, type Problems } from './find-problems.ts';
import { controlId, problemText } from './part.ts';
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
  const { values, refused, isPublished, others } = project;
  const problems = refused.attempt > 0 ? findProblems(values, isPublished || refused.isPublic, others) : {};
  const faulty = checkedFieldsOn(t.locale).filter((name) => refused.problems[name]);
  // What came to be wrong since is said at the next attempt, not while somebody is still typing it.
  const shown: Problems = Object.fromEntries(
    Object.entries({ ...problems, ...stillTaken(project) }).filter(([name]) => refused.problems[name as CheckedField]),
  );
  useErrorTitle(Object.keys(shown).length > 0, t);
  const part = { project, id: opened.id, userId: opened.userId, team };
  const field = (name: CheckedField) => ({
    id: controlId(name),
    problem: problemText(shown[name], t),
    mended: refused.problems[name] && !shown[name] ? t(formWords.mended) : undefined,
  });

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
      {faulty.length > 0 && (
        <ErrorSummary
          title={t(formWords.problem)}
          attempt={refused.attempt}
          problems={faulty.map((name) => ({
            field: controlId(name),
            text: problemText(refused.problems[name], t) ?? '',
            isMended: !shown[name],
          }))}
          mended={t(formWords.mended)}
        />
      )}
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
        <TextFields project={project} field={field} />
        <ContactField project={project} field={field} />
        <AddressField project={project} field={field} />
        <TagFields project={project} />
        <fieldset>
          <legend>{t(words.look)}</legend>
          <ColourFields project={project} />
          <CoverField project={project} id={opened.id} field={field} />
        </fieldset>
        <Deeds {...part} />
      </form>
      <Preview values={values} id={opened.id} />
      <Versions {...part} />
      {!isPublished && <RemoveProject {...part} load={load} onLeave={onLeave} />}
    </div>
  );
}

/** An address that the server knows to be taken, as long as it is not changed. */
function stillTaken({ refused, values }: ReturnType<typeof useProject>): Problems {
  const { slug } = refused.problems;
  return slug && refused.takenSlug === values.slug ? { slug } : {};
}
