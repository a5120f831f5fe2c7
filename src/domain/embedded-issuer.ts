/** Who issues the tokens of the backend embedded in development and in the demo; a real backend is never sent one. */
export const embeddedIssuer = 'cairn-embedded';
