import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';

/**
 * A part that a page does not need at first.
 * @param Instead Stands in its place until it is there (`isWaiting`), and where it cannot be loaded.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & { isWaiting?: boolean }>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: Instead }),
    ),
  );
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={<Instead {...props} isWaiting />}>
        {/* TypeScript cannot follow the props through `lazy`. */}
        <Part {...(props as ComponentProps<typeof Part>)} />
      </Suspense>
    );
  };
}
