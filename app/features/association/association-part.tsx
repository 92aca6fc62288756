import { useState } from 'react';
import type { Session } from '@supabase/auth-js';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { askFunction, type FunctionAnswer } from '#app/lib/ask-function.ts';
import { whyClosed } from '#app/lib/team.ts';
import { useLoad } from '#app/lib/use-load.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import { TryAgain } from '#app/parts/try-again.tsx';
import { pathTo } from '#app/paths.ts';
import { associationPage, associationWords as words, elsewhereNames } from '#content/team/association.ts';
import { settingGroups, type SettingsNow } from '#contract/settings.ts';
import styles from './association.module.css';
import { SettingHistory } from './setting-history.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WaitingSettings } from './waiting-settings.tsx';

/** Pages with words that only the association can write. They are changed there. */
const elsewhere = ['team', 'help-now', 'resources/community', 'impressum', 'datenschutz'] as const;

/** All that only the association can say: what waits, a form for each group, and the history. */
export function AssociationPart({ session }: { session: Session }) {
  const t = useWords();
  const [changed, setChanged] = useState<SettingsNow>();
  const { value, failure, isLoading, load } = useLoad(
    async () => (await askFunction('settings', { method: 'GET' })) as FunctionAnswer<SettingsNow>,
  );
  const now = changed ?? value;
  const closed = whyClosed(failure);

  if (closed) return <TeamClosed because={closed} />;
  if (failure?.because === 'refused' && failure.code === 'admins_only') return <p>{t(associationPage.noRole)}</p>;
  if (failure && !isLoading && !now) return <TryAgain text={t(words.notLoaded)} onAgain={() => void load()} />;
  if (!now) return <p role="status">{t(words.loading)}</p>;

  return (
    <div className={styles.part}>
      <p>{t(associationPage.lead)}</p>
      <p>{t(words.how)}</p>
      <WaitingSettings now={now} onChanged={setChanged} />
      {settingGroups.map((group) => (
        <SettingsForm key={group} group={group} userId={session.user.id} now={now} onChanged={setChanged} />
      ))}
      <section aria-labelledby="settings-elsewhere">
        <h2 id="settings-elsewhere">{t(words.elsewhere)}</h2>
        <p>{t(words.elsewhereText)}</p>
        <ul>
          {elsewhere.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t(elsewhereNames[page])}</Link>
            </li>
          ))}
        </ul>
      </section>
      <SettingHistory history={now.history} />
    </div>
  );
}
