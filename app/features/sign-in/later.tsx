import { later } from '#app/parts/later.tsx';
import { StepNotLoaded } from './step-not-loaded.tsx';

const loadCodeStep = () => import('./code-step.tsx');
const loadFactorStep = () => import('./factor-step.tsx');
const loadNewPassword = () => import('./new-password.tsx');

/** Fetches the steps that come next while somebody still types. */
export function prepareSteps(): void {
  for (const load of [loadCodeStep, loadFactorStep, loadNewPassword]) load().catch(() => {});
}

export const CodeStep = later(() => loadCodeStep().then(({ CodeStep }) => CodeStep), StepNotLoaded);
export const FactorStep = later(() => loadFactorStep().then(({ FactorStep }) => FactorStep), StepNotLoaded);
export const NewPassword = later(() => loadNewPassword().then(({ NewPassword }) => NewPassword), StepNotLoaded);
export const LinkStep = later(() => import('./link-step.tsx').then(({ LinkStep }) => LinkStep), StepNotLoaded);
export const TypedStep = later(() => import('./typed-step.tsx').then(({ TypedStep }) => TypedStep), StepNotLoaded);
export const StepDone = later(() => import('./step-done.tsx').then(({ StepDone }) => StepDone), StepNotLoaded);
export const Confirmed = later(() => import('./step-done.tsx').then(({ Confirmed }) => Confirmed), StepNotLoaded);

/** Beside the form: where it cannot be loaded, it is left out. */
export const Services = later(
  () => import('./services.tsx').then(({ Services }) => Services),
  () => null,
);
