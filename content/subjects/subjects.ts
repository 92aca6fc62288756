import type { pageNames } from '#content/pages.ts';
import { adhdChildren } from './adhd-children.ts';
import { bullying } from './bullying.ts';
import { burnout } from './burnout.ts';
import { care } from './care.ts';
import { everydayHelps } from './everyday-helps.ts';
import { exercise } from './exercise.ts';
import { firstWeeks } from './first-weeks.ts';
import { livingTogether } from './living-together.ts';
import { masking } from './masking.ts';
import { medication } from './medication.ts';
import { meltdown } from './meltdown.ts';
import { overload } from './overload.ts';
import { school } from './school.ts';
import { siblings } from './siblings.ts';
import { sleep } from './sleep.ts';
import type { Subject } from './subject.ts';
import { ticsLearningEating } from './tics-learning-eating.ts';
import { university } from './university.ts';
import { work } from './work.ts';

/**
 * The texts of all subjects by the id of their page, in the order in which they are listed. A new one needs its line
 * here, its address in app/paths.ts, its name in content/pages.ts, and the words people type in
 * content/frame/search-words.ts; the check names whichever is missing.
 */
export const subjects = {
  'resources/overload': overload,
  'resources/meltdown': meltdown,
  'resources/burnout': burnout,
  'resources/masking': masking,
  'resources/sleep': sleep,
  'resources/exercise': exercise,
  'resources/medication': medication,
  'resources/life-hacks': everydayHelps,
  'resources/tics-learning-eating': ticsLearningEating,
  'resources/living-together': livingTogether,
  'resources/siblings': siblings,
  'resources/school': school,
  'resources/bullying': bullying,
  'resources/university': university,
  'resources/work': work,
  'resources/care': care,
  'diagnostics/children': adhdChildren,
  'diagnostics/first-weeks': firstWeeks,
} satisfies Partial<Record<keyof typeof pageNames, Subject>>;
