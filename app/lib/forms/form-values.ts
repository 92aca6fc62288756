/** The named fields with nothing in them. */
export const emptied = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** Reads what stands in the named fields of a form; a missing field is empty. */
export function valuesOf<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const data = form ? new FormData(form) : undefined;
  return Object.fromEntries(names.map((name) => [name, String(data?.get(name) ?? '')])) as Record<Name, string>;
}

/** Puts text into the fields of a form, by name or id, except where `keeps` says that what stands there shall stay. */
export function fillIn<Name extends string>(
  form: HTMLFormElement | null,
  values: Record<Name, string>,
  keeps: (current: string, name: Name) => boolean = () => false,
): void {
  for (const [name, value] of Object.entries(values) as [Name, string][]) {
    const control = form?.elements.namedItem(name);
    if (control && 'value' in control && !keeps(control.value, name)) control.value = value;
  }
}
