import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { StepNotLoaded } from './step-not-loaded.tsx';

const loadCodeStep = () => import('./code-step.tsx');
const loadFactorStep = () => import('./factor-step.tsx');
const loadNewPassword = () => import('./new-password.tsx');

/** Fetches the steps that come next while somebody still types. */
export function prepareSteps(): void {
  for (const load of [loadCodeStep, loadFactorStep, loadNewPassword]) load().catch(() => {});
}

/** A part that a page does not need at first. Where it cannot be loaded, words and a way to try again stand in. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: StepNotLoaded }),
    ),
  );
  return function Later(props: Props) {
    return (
      <Suspense>
        {/* TypeScript cannot follow the props through `lazy`. */}
        <Part {...(props as ComponentProps<typeof Part>)} />
      </Suspense>
    );
  };
}

export const CodeStep = later(() => loadCodeStep().then(({ CodeStep }) => CodeStep));
export const FactorStep = later(() => loadFactorStep().then(({ FactorStep }) => FactorStep));
export const NewPassword = later(() => loadNewPassword().then(({ NewPassword }) => NewPassword));
export const LinkStep = later(() => import('./link-step.tsx').then(({ LinkStep }) => LinkStep));
export const TypedStep = later(() => import('./typed-step.tsx').then(({ TypedStep }) => TypedStep));
export const Done = later(() => import('./done.tsx').then(({ Done }) => Done));
export const Confirmed = later(() => import('./confirmed.tsx').then(({ Confirmed }) => Confirmed));

/** Beside the form: where it cannot be loaded, it is left out. */
export const Services = lazy(() =>
  import('./services.tsx').then(
    ({ Services }) => ({ default: Services }),
    () => ({ default: () => null }),
  ),
);
