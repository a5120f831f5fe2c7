/** The frame around every guarded page; the pages themselves are loaded one by one. */
import '../setup';

export { Shell } from '../layouts/shell/shell-layout';
