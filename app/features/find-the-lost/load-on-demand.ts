import { inTime } from '#app/lib/backend/backend.ts';
import { prepareToSend } from '#app/lib/messages/send-message.ts';

/** Rules and words of a report. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () =>
  inTime(
    Promise.all([
      import('#contract/found-item.ts'),
      import('#contract/write-report.ts'),
      import('#content/mail/report.ts'),
    ]),
  ).then(
    ([{ checkFoundItem }, { writeReport }, { reportLabels }]) => ({ checkFoundItem, writeReport, reportLabels }),
    () => undefined,
  );

export type Rules = Awaited<ReturnType<typeof loadRules>>;

export const loadConfirmDialog = () =>
  inTime(import('./confirm-dialog.tsx')).then(({ ConfirmDialog }) => ConfirmDialog);

export const loadSubmittedView = () => import('./submitted-view.tsx').then(({ SubmittedView }) => SubmittedView);

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadRules();
  loadSubmittedView().catch(() => {});
  loadConfirmDialog().catch(() => {});
  prepareToSend();
}
