import fontUrl from './fonts/arimo-subset.ttf?url';

/** Longer than this, and the person is better served by drawn lines than by waiting. */
const patience = 10_000;

const trueType = '\u0000\u0001\u0000\u0000';

let loaded: string | undefined;

/**
 * Fetches the subset font from our own origin, once a page load.
 * @returns the file as a binary string, the form in which jsPDF takes fonts; undefined when it cannot be had
 */
export async function loadSubsetFont(): Promise<string | undefined> {
  if (loaded !== undefined) return loaded;
  try {
    const answer = await fetch(fontUrl, { signal: AbortSignal.timeout(patience) });
    const file = answer.ok ? binaryString(new Uint8Array(await answer.arrayBuffer())) : '';
    // A server may answer every address with a page.
    if (file.startsWith(trueType)) loaded = file;
  } catch {
    // Offline or too slow; the next export tries again.
  }
  return loaded;
}

function binaryString(bytes: Uint8Array): string {
  let text = '';
  // A call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}
