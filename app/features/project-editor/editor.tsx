import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { whileWaiting } from '#app/lib/browser/while-waiting.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import teamLook from '#app/parts/team.module.css';
import { TryAgain } from '#app/parts/try-again.tsx';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { editorWords as words } from '#content/team/project-editor.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import { draftsInTab } from './data.ts';
import { EditProject } from './edit-project.tsx';
import { ProjectList } from './project-list.tsx';
import { useProjects } from './use-projects.ts';

/** Either the list of all projects, or one of them in the form. */
export function Editor({ userId }: { userId: string }) {
  const t = useWords();
  const { projects, isFailed, isLoading, team, closed, load, putDraft, putRow } = useProjects(userId);
  const [openId, setOpenId] = useState<string>();
  const { once, outcome, tell } = useOnce();
  const list = useRef<HTMLDivElement>(null);

  if (closed) return <TeamClosed because={closed} />;
  if (!projects)
    return isFailed ? (
      <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />
    ) : (
      <p role="status">{t(words.loading)}</p>
    );

  /**
   * Opens a project as it is now: since the list was loaded, somebody may have written on another device. Where that is
   * not known it stays closed, or an old draft would be written over a newer one; what this tab keeps is known.
   */
  async function open(id: string): Promise<void> {
    await once(async () => {
      const isKnown = await whileWaiting(load);
      // Another one may have been begun meanwhile.
      if (isKnown || draftsInTab.find(id)?.draft) setOpenId((begun) => begun ?? id);
    });
  }

  if (openId !== undefined) {
    const kept = projects.ownDrafts.find((draft) => draft.project_id === openId);
    return (
      <EditProject
        key={openId}
        id={openId}
        userId={userId}
        team={team}
        rows={projects.rows}
        draft={kept}
        inTab={draftsInTab.find(openId)}
        onDraft={(draft) => putDraft(openId, draft)}
        onRow={(row) => putRow(openId, row)}
        onLeave={(news, draftKept) => {
          tell(news);
          flushSync(() => setOpenId(undefined));
          // The button that was pressed is gone with the form; the project it was about is where somebody goes on.
          const entry = list.current?.querySelector<HTMLElement>(`[data-project="${openId}"] button`);
          (entry ?? list.current?.querySelector<HTMLElement>('button'))?.focus();
          // Not before: the list would come without what was typed last.
          void (draftKept ?? Promise.resolve()).then(() => load());
        }}
      />
    );
  }
  return (
    <div ref={list}>
      <p>{t(words.lead)}</p>
      <p className={oneLine.small}>{t(words.builtIn)}</p>
      <p>
        <Link className={teamLook.way} to={pathTo('team/inbox')}>
          {t(words.inbox)}
        </Link>
        <Link className={teamLook.way} to={pathTo('projects')}>
          {t(teamProjectsPage.read)}
        </Link>
      </p>
      <p className={buttonRow.buttons}>
        <Button onClick={() => setOpenId(newId())}>{t(words.newProject)}</Button>
      </p>
      <DetailedOutcome outcome={outcome} />
      {isFailed && <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />}
      <ProjectList projects={projects} team={team} onOpen={(id) => void open(id)} />
    </div>
  );
}
