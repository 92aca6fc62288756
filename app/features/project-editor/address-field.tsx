import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathToProject } from '#app/paths.ts';
import { inLocale } from '#contract/locale.ts';
import { Field } from '#app/ui/field.tsx';
import { fieldWords as words } from '#content/team/project-editor.ts';
import styles from './form.module.css';
import { proposeSlug } from './slugs.ts';
import type { FieldProps } from './text-fields.tsx';
import { titleOf } from './values.ts';

/** The last part of the address of the project's page. It follows the title until somebody types one. */
export function AddressField({ project, field }: FieldProps) {
  const t = useWords();
  const { values, saved, isPublished, change } = project;
  const address = (slug: string): string => inLocale(pathToProject(slug), t.locale);
  const now = values.slug.trim() ? address(values.slug.trim()) : t(words.slugNone);
  const breaks = isPublished && saved?.slug && saved.slug !== values.slug.trim() ? saved.slug : undefined;
  return (
    <>
      <Field {...field('slug')} label={t(words.slug)} hint={t(words.slugHint)}>
        {(control) => (
          <input
            {...control}
            name="slug"
            type="text"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={values.slug}
            onChange={({ target: { value } }) => change({ slug: value, isSlugOwn: value !== '' })}
            // Left empty it follows the title again.
            onBlur={() => values.slug === '' && titleOf(values) && change({ slug: proposeSlug(titleOf(values)) })}
          />
        )}
      </Field>
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
