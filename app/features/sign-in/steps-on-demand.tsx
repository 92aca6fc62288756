import type { ComponentType } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { inTime } from '#app/lib/backend/backend.ts';
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

/** A step that is waited for only so long, and can be tried again then. */
const stepOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(() => inTime(load()), StepNotLoaded);

export const CodeStep = stepOnDemand(() => loadCodeStep().then(({ CodeStep }) => CodeStep));
export const FactorStep = stepOnDemand(() => loadFactorStep().then(({ FactorStep }) => FactorStep));
export const NewPassword = stepOnDemand(() => loadNewPassword().then(({ NewPassword }) => NewPassword));
export const LinkStep = stepOnDemand(() => import('./link-step.tsx').then(({ LinkStep }) => LinkStep));
export const TypedStep = stepOnDemand(() => import('./typed-step.tsx').then(({ TypedStep }) => TypedStep));
export const StepDone = stepOnDemand(() => import('./step-done.tsx').then(({ StepDone }) => StepDone));
export const Confirmed = stepOnDemand(() => import('./step-done.tsx').then(({ Confirmed }) => Confirmed));

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
  if (isWaiting) return isSeen && <p>{t(formWords.loading)}</p>;
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
