import { useWords } from '#app/i18n/locale.ts';
import { Tag } from '#app/ui/tag.tsx';
import { projectPageWords } from '#content/projects/project-page.ts';

/** Says which Notion page the list comes from; without a title there is nothing to say (PROJ-08). */
export function NotionBadge({ title }: { title?: string | undefined }) {
  const t = useWords();
  return title ? <Tag>{t(projectPageWords.notion, { title })}</Tag> : null;
}
