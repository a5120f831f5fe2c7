/** The frame around every guarded page; the pages themselves are loaded one by one. */
import '../wiring';

export { Shell } from '../layouts/shell/shell';
