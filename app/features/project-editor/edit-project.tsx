import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { inSections } from '#app/parts/form-section.tsx';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords, fieldWords as words } from '#content/team/project-editor.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { Actions } from './actions.tsx';
import { Conflict } from './conflict.tsx';
import type { PartProps } from './form-part.ts';
import styles from './project-editor.module.css';
import { ProjectSections, sectionsOn } from './project-sections.tsx';
import { RemoveProject } from './remove-project.tsx';
import { ShownProject } from './shown-project.tsx';
import { useProject, type Opened } from './use-project.ts';
import { titleOf, type Values } from './values.ts';
import { Versions } from './versions.tsx';

type Props = Opened & {
  userId: string;
  team: PartProps['team'];
  /** Goes back to the list, with what there is to tell there. `kept` ends when the server knows the draft. */
  onLeave: (outcome?: Outcome, kept?: Promise<void>) => void;
};

/** One project: its form, and below what else can be done with it. */
export function EditProject({ userId, team, onLeave, ...opened }: Props) {
  const t = useWords();
  const project = useProject(opened);
  const title = useRef<HTMLHeadingElement>(null);
  // At first, and when the question is answered that had the focus.
  const isAsked = project.conflict !== undefined;
  useEffect(() => {
    if (!isAsked) title.current?.focus();
  }, [isAsked]);
  const { values, errors, isPublished } = project;
  const summary = inSections(errors.summary, sectionsOn(t), t);
  const part = { project, id: opened.id, userId, team };

  return (
    <div className={styles.edit}>
      <p>
        <Button look="quiet" onClick={() => onLeave(undefined, project.keepNow())}>
          {t(editorWords.toList)}
        </Button>
      </p>
      <h3 ref={title} tabIndex={-1}>
        {(project.saved && titleOf(project.saved)) || t(editorWords.newProject)}
      </h3>
      {project.conflict && <Conflict {...part} newer={project.conflict.newer} />}
      {summary && <ErrorSummary {...summary} />}
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
        <ProjectSections project={project} field={errors.field} />
        <Actions {...part} />
      </form>
      <div className={styles.folds}>
        <Preview values={values} id={opened.id} />
        <Versions {...part} />
      </div>
      {!isPublished && <RemoveProject {...part} onLeave={onLeave} />}
    </div>
  );
}

/** How the project would look, in either language, while it is being written. */
function Preview({ values, id }: { values: Values; id: string }) {
  const t = useWords();
  const [locale, setLocale] = useState<Locale>(t.locale);
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold id="project-preview" title={t(versionWords.preview)} level={3} onToggle={setOpen}>
      <p>{t(versionWords.previewLead)}</p>
      <div className={buttonRow.buttons} role="group" aria-label={t(versionWords.language)}>
        {locales.map((each) => (
          <Button key={each} look="quiet" aria-pressed={each === locale} onClick={() => setLocale(each)}>
            {each === locale && <span aria-hidden="true">✓ </span>}
            {t(each === 'en' ? versionWords.inEnglish : versionWords.inGerman)}
          </Button>
        ))}
      </div>
      {isOpen && <ShownProject values={values} id={id} locale={locale} isWithCard />}
    </Fold>
  );
}
