/** Replaces packages that the build leaves out (vite.config.ts). */
export default undefined;
