import { TeamRoom } from '#app/parts/team-room.tsx';
import { teamProjectsPage } from '#content/team/team-projects.ts';

const load = () => import('./team-part.tsx').then(({ TeamPart }) => TeamPart);

/** The page of the team's projects below its title. */
export const ProjectEditor = () => <TeamRoom words={teamProjectsPage} load={load} stays />;
