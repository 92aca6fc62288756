import { useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { whyClosed } from '#app/lib/account/team.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import teamLook from '#app/parts/team.module.css';
import { TryAgain } from '#app/parts/try-again.tsx';
import { pathTo } from '#app/paths.ts';
import { Fold } from '#app/ui/fold.tsx';
import { accountTitles } from '#content/account/titles.ts';
import { associationPage, associationWords as words, elsewhereNames } from '#content/team/association.ts';
import type { SettingsNow } from '#contract/settings.ts';
import { askSettings, type PartProps } from './ask-settings.ts';
import { hasMailServer, MailServer } from './mail-server.tsx';
import { People } from './people.tsx';
import { isDone } from './setting-field.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WaitingSettings } from './waiting-settings.tsx';

/** Pages with words that only the association can write. They are changed there. */
const elsewhere = ['team', 'help-now', 'resources/community', 'impressum', 'datenschutz'] as const;

/** All that only the association can say: what waits, a form for each group, and the history. */
export function AssociationPart() {
  const t = useWords();
  const { value: now, failure, isLoading, load, change } = useLoad(() => askSettings('', { method: 'GET' }));
  const onChanged = (next: SettingsNow): void => change(() => next);
  const closed = whyClosed(failure);

  if (closed) return <TeamClosed because={closed} />;
  if (failure?.because === 'refused' && failure.code === 'admins_only')
    return (
      <>
        <p>{t(associationPage.noRole)}</p>
        <p>
          <Link to={pathTo('account')}>{t(accountTitles.accountTitle)}</Link>
        </p>
      </>
    );
  if (failure && !now) return <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />;
  if (!now) return <p role="status">{t(words.loading)}</p>;

  return (
    <div className={teamLook.part}>
      <p>{t(associationPage.lead)}</p>
      <p>{t(words.how)}</p>
      <WaitingSettings now={now} onChanged={onChanged} />
      <Groups now={now} onChanged={onChanged} />
      <People people={now.people} onChanged={onChanged} />
      <Fold
        id="settings-elsewhere"
        title={t(words.elsewhere)}
        level={2}
        state={t(words.lookedUp, { count: now.unchecked.length })}
      >
        <p>{t(words.elsewhereText)}</p>
        <ul>
          {elsewhere.map((page) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t(elsewhereNames[page])}</Link>
              {page === 'help-now' && now.unchecked.length > 0 && (
                <p>{t(words.unchecked, { names: now.unchecked.map((name) => t(name)).join(' · ') })}</p>
              )}
            </li>
          ))}
        </ul>
      </Fold>
      <SettingHistory now={now} />
    </div>
  );
}

// In the order of the first day. Who has a role follows them: it is never done.
const groups = ['association', 'mail', 'mail-server', 'bank', 'law'] as const;

/** The steps of the first day: the first makes the account (app/pages/set-up.tsx). The rest can wait. */
const steps = { association: 2, mail: 3, 'mail-server': 3, bank: 4 } as const;

/** Closed but for the first that is not done: nobody is shown all of it at once. What was opened stays open. */
function Groups(props: PartProps) {
  const t = useWords();
  const { now } = props;
  const isLeft = (group: (typeof groups)[number]) =>
    !(group === 'mail-server' ? hasMailServer(now.mail) : isDone(now, group));
  // Somebody comes back from their mails with a number.
  const [open] = useState(() => (now.mail.isTested ? 'mail-server' : groups.find(isLeft)));
  const isFirstDay = groups.some((group) => group in steps && isLeft(group));
  return groups.map((group) => {
    const say = (state: string): string => {
      if (!isFirstDay) return state;
      return group === 'law' ? t(words.canWait, { state }) : t(words.step, { step: steps[group], state });
    };
    const shared = { ...props, isOpen: group === open, say };
    return group === 'mail-server' ? (
      <MailServer key={group} {...shared} />
    ) : (
      <SettingsForm key={group} {...shared} group={group} />
    );
  });
}
