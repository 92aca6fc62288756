import { lazy, startTransition, Suspense, useState, type ComponentProps, type ComponentType } from 'react';

/**
 * A part that a page does not need at first.
 * @param Instead Stands in its place until it is there (`isWaiting`), and where it cannot be loaded: `onRetry` tries again.
 * What comes then has to take the focus (`isAgain`): the button that was pressed is gone.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & { isWaiting?: boolean; isAgain?: boolean; onRetry?: () => void }>,
): ComponentType<Props> {
  const begin = () =>
    lazy(() =>
      load().then(
        (part): { default: ComponentType<Props> } => ({ default: part }),
        () => ({ default: Instead }),
      ),
    );
  let Part = begin();
  return function OnDemand(props: Props) {
    const [tries, setTries] = useState(0);
    const onRetry = () =>
      startTransition(() => {
        Part = begin();
        setTries(tries + 1);
      });
    return (
      <Suspense fallback={<Instead {...props} isWaiting />}>
        {/* TypeScript cannot follow the props through `lazy`. */}
        <Part {...({ ...props, isAgain: tries > 0, onRetry } as ComponentProps<typeof Part>)} />
      </Suspense>
    );
  };
}
