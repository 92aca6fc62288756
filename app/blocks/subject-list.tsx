import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo, type SubjectId } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { pageNames } from '#content/pages.ts';
import { subjectGroups } from '#content/subjects/subject-words.ts';
import type { Subject, SubjectGroup } from '#content/subjects/subject.ts';
import { subjects } from '#content/subjects/subjects.ts';
import styles from './subject-list.module.css';

const texts: Readonly<Record<SubjectId, Subject>> = subjects;
// The keys are those of the two tables.
const ids = Object.keys(texts) as SubjectId[];
const groups = Object.keys(subjectGroups) as SubjectGroup[];

const drawings = {
  'too-much': '/drawings/part-headphones.svg',
  everyday: '/drawings/part-plan.svg',
  places: '/drawings/part-letter.svg',
  diagnosis: '/drawings/way-journey.svg',
} as const satisfies Record<SubjectGroup, string>;

/** Links to all subjects below the headings of their groups, each group on a card. */
export function SubjectList() {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <SubjectsOf key={group} group={group} level={3} />
      ))}
    </div>
  );
}

/** The subjects of a group, in their order. */
export const subjectsIn = (group: SubjectGroup): readonly SubjectId[] => ids.filter((id) => texts[id].group === group);

/** Links to the subjects of one group below its heading; nothing while it has none. */
export function SubjectsOf({ group, level }: { group: SubjectGroup; level: 2 | 3 }) {
  const t = useWords();
  const inGroup = subjectsIn(group);
  if (inGroup.length === 0) return null;
  return (
    <section className={styles.group}>
      {level === 3 && <img src={drawings[group]} width="64" height="64" alt="" loading="lazy" />}
      <Heading level={level}>{t(subjectGroups[group])}</Heading>
      <ul>
        {inGroup.map((id) => (
          <li key={id}>
            <Link to={pathTo(id)}>{t(pageNames[id])}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
