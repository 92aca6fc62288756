import { prepareToSend } from '#app/lib/send-message.ts';
import { ShortSubmittedView } from './short-submitted-view.tsx';

/** Rules and words of a report. Undefined when they cannot be loaded: the connection is gone. */
export const loadRules = () =>
  Promise.all([
    import('#contract/found-item.ts'),
    import('#contract/write-report.ts'),
    import('#content/mail/report.ts'),
  ]).then(
    ([{ checkFoundItem }, { writeReport }, { reportLabels }]) => ({ checkFoundItem, writeReport, reportLabels }),
    () => undefined,
  );

export const loadConfirmDialog = () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

/** The confirmation. It is needed once a report has arrived, so losing the connection then must not hide that. */
export const loadSubmittedView = () =>
  import('./submitted-view.tsx').then(
    ({ SubmittedView }) => ({ default: SubmittedView }),
    () => ({ default: ShortSubmittedView }),
  );

/** Fetches what sending needs while the visitor still types, so that a connection lost later costs nothing. */
export function prepare(): void {
  void loadRules();
  void loadSubmittedView();
  loadConfirmDialog().catch(() => {});
  prepareToSend();
}
