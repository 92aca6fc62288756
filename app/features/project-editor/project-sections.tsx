import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { FormSection, type Section } from '#app/parts/form-section.tsx';
import { pathToProject } from '#app/paths.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { InputField } from '#app/ui/control-fields.tsx';
import { projectTags, type ProjectTag } from '#content/projects/project-tags.ts';
import { fieldWords as words } from '#content/team/project-editor.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';
import { ColourFields } from './colour-fields.tsx';
import { CoverField } from './cover-field.tsx';
import { type CheckedField, factsOn, textsIn } from './find-problems.ts';
import { controlId } from './form-part.ts';
import styles from './project-editor.module.css';
import { proposeSlug } from './slugs.ts';
import { type FieldProps, TextFields, FactFields } from './text-fields.tsx';
import { knownTag, titleOf, withTag } from './values.ts';

const names = {
  en: words.english,
  de: words.german,
  facts: words.facts,
  look: words.look,
  tags: words.tags,
  slug: words.slug,
};

type Name = keyof typeof names;

const partId = (name: Name): string => controlId(`part-${name}`);

/** The fields of a part that something can be wrong with. */
function fieldsIn(name: Name, locale: Locale): readonly CheckedField[] {
  if (name === 'en' || name === 'de') return textsIn(name);
  if (name === 'facts') return factsOn(locale);
  return name === 'slug' ? ['slug'] : [];
}

/** The parts of the form, for what is said above it. */
export const sectionsOn = (t: Words): readonly Section[] =>
  (Object.keys(names) as Name[]).map((name) => {
    const ids = fieldsIn(name, t.locale).map(controlId);
    return { title: t(names[name]), has: (id) => ids.includes(id) };
  });

/** The questions about a project. Open is the language in which it is written; beside it the other one, where there is room. */
export function ProjectSections({ project, field }: FieldProps) {
  const t = useWords();
  const { values, missing } = project;
  const languages = ownFirst(t.locale);
  const isEmpty = (fields: readonly CheckedField[]): boolean => fields.every((each) => values[each].trim() === '');
  // Later nobody’s part is opened or closed for them.
  const [open] = useState(() =>
    matchMedia('(min-width: 60em)').matches
      ? languages
      : [languages.find((each) => !isEmpty(textsIn(each))) ?? t.locale],
  );
  const section = (name: Name) => {
    const fields = fieldsIn(name, t.locale);
    return {
      id: partId(name),
      title: t(names[name]),
      level: 4 as const,
      left: missing.filter((each) => fields.includes(each)).length,
      isEmpty: isEmpty(fields),
    };
  };
  return (
    <>
      <p className={styles.hint}>{t(words.oneLanguage)}</p>
      <div className={styles.languages}>
        {languages.map((locale) => (
          <FormSection key={locale} {...section(locale)} isOpen={open.includes(locale)}>
            <TextFields project={project} field={field} locale={locale} />
          </FormSection>
        ))}
      </div>
      <FormSection {...section('facts')}>
        <FactFields project={project} field={field} />
      </FormSection>
      <FormSection {...section('look')} isEmpty={values.cover_path === ''}>
        <ColourFields project={project} />
        <CoverField project={project} />
      </FormSection>
      <FormSection {...section('tags')} isEmpty={values.tags.length === 0}>
        <TagFields project={project} />
      </FormSection>
      <FormSection {...section('slug')}>
        <AddressField project={project} field={field} />
      </FormSection>
    </>
  );
}

/** The topics of a project: ours to choose from. Others that a row has stay as they are. */
function TagFields({ project: { values, change } }: Pick<FieldProps, 'project'>) {
  const t = useWords();
  const chosen = new Set(values.tags.map(knownTag));
  const others = values.tags.filter((tag) => !knownTag(tag));
  return (
    <div role="group" aria-labelledby={`${partId('tags')}-title`}>
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
    </div>
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
