/* The script that is inline in every document (tools/prerender/plugin.ts). */
import './early-presses';
import './early-changes';
