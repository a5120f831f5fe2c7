/** The frame around every guarded page; the pages themselves are loaded one by one. */
export { NotYetPage } from '../layouts/shell/not-yet-page';
export { Shell } from '../layouts/shell/shell';
