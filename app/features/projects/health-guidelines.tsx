import { useWords } from '#app/i18n/locale.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Lines } from '#app/ui/lines.tsx';
import type { ProjectWords } from '#content/projects/project-words.ts';

/** What to know about health, one subject at a time. What must be read stands outside, always open. */
export function HealthGuidelines({ health }: { health: ProjectWords['health'] }) {
  const t = useWords();
  return (
    <>
      <p>{t(health.lead)}</p>
      {health.guidelines.map(({ title, points }) => (
        <Disclosure key={t(title)} closed={t(title)}>
          <Lines of={t(points)} />
        </Disclosure>
      ))}
    </>
  );
}
