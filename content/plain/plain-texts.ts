import { plainBullying } from './plain-bullying.ts';
import { plainBurnout } from './plain-burnout.ts';
import { plainCare } from './plain-care.ts';
import { plainChildren } from './plain-children.ts';
import { plainContact } from './plain-contact.ts';
import { plainDatenschutz } from './plain-datenschutz.ts';
import { plainDiagnostics } from './plain-diagnostics.ts';
import { plainExercise } from './plain-exercise.ts';
import { plainFindTheLost } from './plain-find-the-lost.ts';
import { plainFirstWeeks } from './plain-first-weeks.ts';
import { plainHelpNow } from './plain-help-now.ts';
import { plainHome } from './plain-home.ts';
import { plainKinderkuche } from './plain-kinderkuche.ts';
import { plainLifeHacks } from './plain-life-hacks.ts';
import { plainLivingTogether } from './plain-living-together.ts';
import { plainMasking } from './plain-masking.ts';
import { plainMedication } from './plain-medication.ts';
import { plainMeltdown } from './plain-meltdown.ts';
import { plainMission } from './plain-mission.ts';
import { plainOverload } from './plain-overload.ts';
import { plainProjects } from './plain-projects.ts';
import { plainSchool } from './plain-school.ts';
import { plainSharedBreastfeeding } from './plain-shared-breastfeeding.ts';
import { plainSiblings } from './plain-siblings.ts';
import { plainSleep } from './plain-sleep.ts';
import { plainSupport } from './plain-support.ts';
import { plainTicsLearningEating } from './plain-tics-learning-eating.ts';
import { plainUniversity } from './plain-university.ts';
import { plainWork } from './plain-work.ts';
import type { PlainText } from './plain.ts';

/**
 * All texts in plain words, by the page that they are of, in the order in which they are listed. A new one needs its line
 * here and the id of its page in `inPlainWords` (app/paths.ts); the check names whichever is missing.
 */
export const plainTexts = {
  home: plainHome,
  'help-now': plainHelpNow,
  contact: plainContact,
  support: plainSupport,
  mission: plainMission,
  diagnostics: plainDiagnostics,
  'services/find-the-lost': plainFindTheLost,
  projects: plainProjects,
  'projects/kinderkuche': plainKinderkuche,
  'projects/shared-breastfeeding': plainSharedBreastfeeding,
  datenschutz: plainDatenschutz,
  'resources/overload': plainOverload,
  'resources/meltdown': plainMeltdown,
  'resources/burnout': plainBurnout,
  'resources/masking': plainMasking,
  'resources/sleep': plainSleep,
  'resources/exercise': plainExercise,
  'resources/medication': plainMedication,
  'resources/life-hacks': plainLifeHacks,
  'resources/tics-learning-eating': plainTicsLearningEating,
  'resources/living-together': plainLivingTogether,
  'resources/siblings': plainSiblings,
  'resources/school': plainSchool,
  'resources/bullying': plainBullying,
  'resources/university': plainUniversity,
  'resources/work': plainWork,
  'resources/care': plainCare,
  'diagnostics/children': plainChildren,
  'diagnostics/first-weeks': plainFirstWeeks,
} as const satisfies Record<string, PlainText>;
