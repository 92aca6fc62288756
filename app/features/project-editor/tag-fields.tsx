import { useWords } from '#app/i18n/locale.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { fieldWords as words } from '#content/team/project-editor.ts';
import { projectTags, type ProjectTag } from '#content/projects/project-tags.ts';
import styles from './form.module.css';
import type { FieldProps } from './text-fields.tsx';
import { knownTag, withTag } from './values.ts';

/** The topics of a project: ours to choose from. Others that a row has stay as they are. */
export function TagFields({ project: { values, change } }: Pick<FieldProps, 'project'>) {
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
