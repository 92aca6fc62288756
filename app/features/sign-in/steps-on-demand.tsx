import { useWords } from '#app/i18n/locale.ts';
import { takeFocus } from '#app/lib/browser/take-focus.ts';
import { useLongWait } from '#app/lib/browser/use-long-wait.ts';
import { onDemand } from '#app/parts/on-demand-part.tsx';
import { Button } from '#app/ui/button.tsx';
import { accountWords } from '#content/account/account.ts';
import { formWords } from '#content/forms/form.ts';
import { StepBox } from './step-parts.tsx';

const loadCodeStep = () => import('./code-step.tsx');
const loadFactorStep = () => import('./factor-step.tsx');
const loadNewPassword = () => import('./new-password.tsx');

/** Fetches the steps that come next while somebody still types. Ends when they are there, or do not come. */
export const prepareSteps = (): Promise<unknown> =>
  Promise.all([loadCodeStep, loadFactorStep, loadNewPassword].map((load) => load().catch(() => {})));

export const CodeStep = onDemand(() => loadCodeStep().then(({ CodeStep }) => CodeStep), StepNotLoaded);
export const FactorStep = onDemand(() => loadFactorStep().then(({ FactorStep }) => FactorStep), StepNotLoaded);
export const NewPassword = onDemand(() => loadNewPassword().then(({ NewPassword }) => NewPassword), StepNotLoaded);
export const LinkStep = onDemand(() => import('./link-step.tsx').then(({ LinkStep }) => LinkStep), StepNotLoaded);
export const TypedStep = onDemand(() => import('./typed-step.tsx').then(({ TypedStep }) => TypedStep), StepNotLoaded);
export const StepDone = onDemand(() => import('./step-done.tsx').then(({ StepDone }) => StepDone), StepNotLoaded);
export const Confirmed = onDemand(() => import('./step-done.tsx').then(({ Confirmed }) => Confirmed), StepNotLoaded);

/** Beside the form: where it cannot be loaded, it is left out. */
export const Services = onDemand(
  () => import('./services.tsx').then(({ Services }) => Services),
  () => null,
);

type NotLoadedProps = { isWaiting?: boolean; isAgain?: boolean; onRetry?: () => void };

/** Stands where the next step is not there yet, or could not be loaded. It is tried again here. */
export function StepNotLoaded({ isWaiting = false, isAgain, onRetry }: NotLoadedProps) {
  const t = useWords();
  // Mostly it is there at once.
  const isSeen = useLongWait(isWaiting, 1_000);
  if (isWaiting) return isSeen && <p>{t(accountWords.wait)}</p>;
  return (
    <StepBox>
      <p role="alert" tabIndex={-1} ref={isAgain ? takeFocus : undefined}>
        {t(formWords.offline)}
      </p>
      <p>
        <Button look="quiet" onClick={onRetry}>
          {t(accountWords.again)}
        </Button>
      </p>
    </StepBox>
  );
}
