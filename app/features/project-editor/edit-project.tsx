import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { useWords, useLocale } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { editorWords, fieldWords as words } from '#content/team/project-editor.ts';
import { ColourFields } from './colour-fields.tsx';
import { Conflict } from './conflict.tsx';
import { CoverField } from './cover-field.tsx';
import { Actions } from './actions.tsx';
import type { PartProps } from './form-part.ts';
import buttonRow from '#app/ui/button-row.module.css';
import styles from './project-editor.module.css';
import { RemoveProject } from './remove-project.tsx';
import { ContactField, TextFields, type FieldProps } from './text-fields.tsx';
import { useProject, type Opened } from './use-project.ts';
import { titleOf, knownTag, withTag, type Values } from './values.ts';
import { Versions } from './versions.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { projectTags, type ProjectTag } from '#content/projects/project-tags.ts';
import { Fold } from '#app/ui/fold.tsx';
import { versionWords } from '#content/team/project-editor-actions.ts';
import { locales, type Locale, inLocale } from '#contract/locale.ts';
import { ShownProject } from './shown-project.tsx';
import { Link } from '#app/i18n/link.tsx';
import { pathToProject } from '#app/paths.ts';
import { InputField } from '#app/ui/control-fields.tsx';
import { proposeSlug } from './slugs.ts';

type Props = Opened & {
  team: PartProps['team'];
  /** Goes back to the list, with what there is to tell there. `kept` ends when the server knows the draft. */
  onLeave: (outcome?: Outcome, kept?: Promise<void>) => void;
};

/** One project: its form, and below what else can be done with it. */
export function EditProject({ team, onLeave, ...opened }: Props) {
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
        <Button look="quiet" onClick={() => onLeave(undefined, project.keepNow())}>
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
      {!isPublished && <RemoveProject {...part} onLeave={onLeave} />}
    </div>
  );
}

/** The topics of a project: ours to choose from. Others that a row has stay as they are. */
function TagFields({ project: { values, change } }: Pick<FieldProps, 'project'>) {
  const t = useWords();
  const chosen = new Set(values.tags.map(knownTag));
  const others = values.tags.filter((tag) => !knownTag(tag));
  return (
    <fieldset>
      <legend>{t(words.tags)}</legend>
      <div className={styles.tags}>
        {(Object.keys(projectTags) as ProjectTag[]).map((tag) => (
          <CheckBox
            key={tag}
            label={t(projectTags[tag])}
            isChecked={chosen.has(tag)}
            onChange={(isChosen) => change({ tags: withTag(values.tags, tag, isChosen) })}
          />
        ))}
      </div>
      {others.length > 0 && <p className={styles.hint}>{t(words.otherTags, { tags: others.join(', ') })}</p>}
    </fieldset>
  );
}

/** How the project would look, in either language, while it is being written. */
function Preview({ values, id }: { values: Values; id: string }) {
  const t = useWords();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
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

/** The last part of the address of the project's page. It follows the title until somebody types one. */
function AddressField({ project, field }: FieldProps) {
  const t = useWords();
  const { values, saved, isPublished, change } = project;
  const address = (slug: string): string => inLocale(pathToProject(slug), t.locale);
  const now = values.slug.trim() ? address(values.slug.trim()) : t(words.slugNone);
  const breaks = isPublished && saved?.slug && saved.slug !== values.slug.trim() ? saved.slug : undefined;
  return (
    <>
      <InputField
        {...field('slug')}
        label={t(words.slug)}
        hint={t(words.slugHint)}
        name="slug"
        autoCapitalize="none"
        spellCheck={false}
        value={values.slug}
        onChange={({ target: { value } }) => change({ slug: value, isSlugOwn: value !== '' })}
        // Left empty it follows the title again.
        onBlur={() => values.slug === '' && titleOf(values) && change({ slug: proposeSlug(titleOf(values)) })}
      />
      <p className={styles.address}>
        {isPublished && saved?.slug === values.slug.trim() ? (
          <>
            {t(words.slugIs)} <Link to={pathToProject(saved.slug)}>{now}</Link>
          </>
        ) : (
          t(words.slugNow, { address: now })
        )}
      </p>
      <div role="status">
        {breaks && <p className={styles.warning}>{t(words.slugBreaks, { address: address(breaks) })}</p>}
      </div>
    </>
  );
}
