import { TeamRoom } from '#app/parts/team-room.tsx';
import { associationPage } from '#content/team/association.ts';

const load = () => import('./association-part.tsx').then(({ AssociationPart }) => AssociationPart);

/** The page where admins say what only the association can, below its title. */
export const Association = () => <TeamRoom words={associationPage} load={load} />;
