import { prepareToSend } from '#app/lib/send-message.ts';

/** Rules and words of a report. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () =>
  Promise.all([import('#contract/found-item.ts'), import('./write-report.ts')]).then(
    ([{ checkFoundItem }, { writeReport }]) => ({ checkFoundItem, writeReport }),
    () => undefined,
  );

export const loadConfirmDialog = () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadRules();
  loadConfirmDialog().catch(() => {});
  prepareToSend();
}
