import { useEffect, useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { newId } from '#app/lib/new-id.ts';
import { pathTo } from '#app/paths.ts';
import { inLocale } from '#contract/locale.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { editorWords as words } from '#content/team/project-editor.ts';
import { secondStepWords } from '#content/account/second-step.ts';
import { teamProjectsPage } from '#content/team/team-projects.ts';
import type { WhyClosed } from './data.ts';
import { EditProject } from './edit-project.tsx';
import styles from './editor.module.css';
import type { Told } from './part.ts';
import { ProjectList } from './project-list.tsx';
import { tabDrafts } from './tab-drafts.ts';
import { useProjects } from './use-projects.ts';

type Props = { userId: string };

/** Either the list of all projects, or one of them in the form. */
export function Editor({ userId }: Props) {
  const t = useWords();
  const { projects, isFailed, team, closed, load } = useProjects(userId);
  const [openId, setOpenId] = useState<string>();
  const isOpening = useRef(false);
  const [told, setTold] = useState<Told>();
  const [leftId, setLeftId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with the form; the project it was about is where somebody goes on.
  useEffect(() => {
    if (openId !== undefined || leftId === undefined) return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-project="${leftId}"] button`);
    (entry ?? list.current?.querySelector<HTMLElement>('button'))?.focus();
    setLeftId(undefined);
  }, [openId, leftId]);

  if (closed) return <Closed because={closed} />;
  if (!projects)
    return isFailed ? (
      <>
        <Outcome text={t(words.notLoaded)} isFailure />
        <p className={styles.buttons}>
          <Button look="quiet" onClick={() => void load()}>
            {t(words.again)}
          </Button>
        </p>
      </>
    ) : (
      <p role="status">{t(words.loading)}</p>
    );

  /** Opens a project as it is now: since the list was loaded, somebody may have written on another device. */
  async function open(id: string): Promise<void> {
    setTold(undefined);
    if (isOpening.current) return;
    isOpening.current = true;
    await load();
    isOpening.current = false;
    setOpenId(id);
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
        inTab={tabDrafts(userId).get(openId)}
        load={load}
        onLeave={(outcome) => {
          setTold(outcome);
          setLeftId(openId);
          setOpenId(undefined);
          void load();
        }}
      />
    );
  }
  return (
    <div ref={list}>
      <p>{t(words.lead)}</p>
      <p className={styles.small}>{t(words.builtIn)}</p>
      <p>
        <Link className={styles.way} to={pathTo('team/inbox')}>
          {t(words.inbox)}
        </Link>
        <Link className={styles.way} to={pathTo('projects')}>
          {t(teamProjectsPage.read)}
        </Link>
      </p>
      <p className={styles.buttons}>
        <Button onClick={() => setOpenId(newId())}>{t(words.newProject)}</Button>
      </p>
      <Outcome text={told?.text} isFailure={told?.isFailure ?? false} />
      {isFailed && <Outcome text={t(words.notLoaded)} isFailure />}
      <ProjectList projects={projects} userId={userId} team={team} onOpen={(id) => void open(id)} />
    </div>
  );
}

/** In place of the editor, where the server gives this session no rights of the team. */
function Closed({ because }: { because: WhyClosed }) {
  const t = useWords();
  const signIn = pathTo('signin', { next: inLocale(pathTo('team/projects'), t.locale) });
  const { text, label, to } = {
    'second-step': { text: secondStepWords.team, label: secondStepWords.go, to: signIn },
    'no-second-step': { text: secondStepWords.roleText, label: secondStepWords.roleGo, to: pathTo('account') },
    'no-role': { text: words.noRole, label: words.signIn, to: signIn },
  }[because];
  return (
    <>
      <p>{t(text)}</p>
      <p className={styles.buttons}>
        <Link className={buttonClass('quiet')} to={to}>
          {t(label)}
        </Link>
      </p>
    </>
  );
}
