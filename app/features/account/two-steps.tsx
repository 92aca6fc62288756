import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { appsOf } from '#app/lib/team.ts';
import type { Outcome } from '#app/lib/use-once.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { AppList } from './app-list.tsx';
import { BeginApp, type BegunApp } from './begin-app.tsx';
import { ConnectApp } from './connect-app.tsx';
import { NewCodes } from './new-codes.tsx';
import type { PartProps } from './part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';

type Step =
  | { readonly at: 'list' }
  | { readonly at: 'connecting'; readonly app: BegunApp }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** The second step of signing in, one screen after the other: the list, a new app, its recovery codes. */
export function TwoSteps(props: PartProps) {
  const { user, toTitle } = props;
  const t = useWords();
  const [step, setStep] = useState<Step>({ at: 'list' });
  const [outcome, setOutcome] = useState<Outcome>();
  const apps = appsOf(user);

  function backToList(next: Outcome | undefined): void {
    setOutcome(next);
    setStep({ at: 'list' });
    toTitle();
  }

  return (
    <>
      {step.at === 'list' && <p>{t(words.what)}</p>}
      {/* Stays from step to step: what is drawn anew with its words is not announced. */}
      <DetailedOutcome key="outcome" outcome={outcome} />
      {step.at === 'connecting' && (
        <ConnectApp
          user={user}
          app={step.app}
          isFirst={apps.length === 0}
          onCodes={(codes, text) => {
            setOutcome(text);
            setStep({ at: 'codes', codes });
          }}
          onDone={backToList}
        />
      )}
      {step.at === 'codes' && <NewCodes codes={step.codes} onKept={() => backToList(undefined)} />}
      {step.at === 'list' && apps.length > 0 && (
        <>
          <AppList {...props} apps={apps} onTold={setOutcome} />
          <RecoveryCodes
            user={user}
            onCodes={(codes) => {
              setOutcome(undefined);
              setStep({ at: 'codes', codes });
            }}
          />
        </>
      )}
      {step.at === 'list' && (
        <BeginApp
          user={user}
          apps={apps}
          onBegun={(app) => {
            setOutcome(undefined);
            setStep({ at: 'connecting', app });
          }}
        />
      )}
    </>
  );
}
