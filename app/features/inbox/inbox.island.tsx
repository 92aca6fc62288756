import { TeamRoom } from '#app/parts/team-room.tsx';
import { inboxPage } from '#content/inbox/inbox.ts';

const load = () => import('./team-inbox.tsx').then(({ TeamInbox }) => TeamInbox);
const loadNoRole = () => import('./no-role.tsx').then(({ NoRole }) => NoRole);

/** The inbox below its title. */
export const Inbox = () => <TeamRoom words={inboxPage} load={load} loadNoRole={loadNoRole} />;
