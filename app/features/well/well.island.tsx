import { TeamRoom } from '#app/parts/team-room.tsx';
import { wellPage } from '#content/team/well.ts';

const load = () => import('./well-part.tsx').then(({ WellPart }) => WellPart);

/** The page that says whether all is well, below its title. */
export const Well = () => <TeamRoom words={wellPage} load={load} />;
