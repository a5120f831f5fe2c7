/** Who issues the tokens of the backend embedded in development and in the demo; a real backend is never sent one. */
export const embeddedIssuer = 'cairn-embedded';

/** How the stored names begin beside that backend, so that its values and a real one's never meet. */
export const embeddedPrefix = 'demo:';
