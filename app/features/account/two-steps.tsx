import { useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { appsOf, lacksStepForRole, roleOf } from '#app/lib/account/team.ts';
import { saveFile } from '#app/lib/browser/save-file.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import type { Outcome } from '#app/lib/forms/use-once.ts';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import { secondStepWords } from '#content/account/second-step.ts';
import { twoStepsWords as words } from '#content/account/two-steps.ts';
import { AppList } from './app-list.tsx';
import { BeginApp, type BegunApp } from './begin-app.tsx';
import { ConnectApp } from './connect-app.tsx';
import type { PartProps } from './folded-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-steps.module.css';

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
  const [isLed] = useState(() => lacksStepForRole(user));

  function goTo(next: Step, said?: Outcome): void {
    setOutcome(said);
    setStep(next);
  }

  function backToList(said?: Outcome): void {
    goTo({ at: 'list' }, said);
    toTitle();
  }

  return (
    <>
      {/* On the first day this is the way to the second of four steps. */}
      {step.at === 'list' && isLed && apps.length > 0 && roleOf(user) === 'admin' && (
        <p>
          <Link to={pathTo('team/association')}>{t(secondStepWords.setUpGoesOn)}</Link>
        </p>
      )}
      {step.at === 'list' && <p>{t(words.what)}</p>}
      {/* Stays from step to step: what is drawn anew with its words is not announced. */}
      <DetailedOutcome outcome={outcome} />
      {step.at === 'connecting' && (
        <ConnectApp
          user={user}
          app={step.app}
          isFirst={apps.length === 0}
          onCodes={(codes, said) => goTo({ at: 'codes', codes }, said)}
          onDone={backToList}
        />
      )}
      {step.at === 'codes' && <NewCodes codes={step.codes} onKept={() => backToList()} />}
      {step.at === 'list' && apps.length > 0 && (
        <>
          <AppList {...props} apps={apps} onOutcome={setOutcome} />
          <RecoveryCodes user={user} onCodes={(codes) => goTo({ at: 'codes', codes })} />
        </>
      )}
      {step.at === 'list' && <BeginApp user={user} apps={apps} onBegun={(app) => goTo({ at: 'connecting', app })} />}
    </>
  );
}

/** Recovery codes, shown this once. Going on asks whether they are kept: without them and the app nobody gets in. */
function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [isKept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { copy } = useCopy();
  const text = `${t(words.codesFileTitle, { site: location.host })}\n\n${codes.map(inHalves).join('\n')}\n`;

  async function copyCodes(): Promise<void> {
    setOutcome(undefined);
    const isDone = await copy(text, list.current);
    setOutcome({ text: t(isDone ? words.codesCopied : words.notCopied), isFailure: !isDone });
  }

  return (
    <section className={styles.codes}>
      <h4 ref={takeFocus} tabIndex={-1}>
        {t(words.codesTitle)}
      </h4>
      <p>{t(words.codesText)}</p>
      <p>{t(words.codesWhere)}</p>
      <ul className={styles.list} ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{inHalves(code)}</code>
          </li>
        ))}
      </ul>
      <p className={buttonRow.buttons}>
        <Button look="quiet" onClick={() => void copyCodes()}>
          {t(words.codesCopy)}
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile(t(words.codesFile), new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        >
          {t(words.codesSave)}
        </Button>
        <Button look="quiet" onClick={() => print()}>
          {t(words.codesPrint)}
        </Button>
      </p>
      <CheckBox label={t(words.kept)} isChecked={isKept} onChange={setKept} />
      <p className={styles.done}>
        <Button
          aria-disabled={!isKept}
          onClick={() => (isKept ? onKept() : setOutcome({ text: t(words.keptFirst), isFailure: true }))}
        >
          {t(words.done)}
        </Button>
      </p>
      <DetailedOutcome outcome={outcome} />
    </section>
  );
}

/** `ABCDE-FGHIJ`; the hyphen does not matter when it is typed. */
const inHalves = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
