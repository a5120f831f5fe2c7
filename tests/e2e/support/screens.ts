import { businessScreens } from './screens-business';
import { publicScreens } from './screens-public';
import { shellScreens } from './screens-shell';

/** Every screen and state that is looked at, by people and by axe. */
export const screens = [...publicScreens, ...shellScreens, ...businessScreens];
