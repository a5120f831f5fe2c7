/** The content by MIME type; programs paste the richest type that they know. */
type Copied = { 'text/plain': Promise<string>; 'text/html'?: Promise<string> };

/**
 * Puts something on the clipboard. Call it within the press: Safari allows nothing later, but takes promises then.
 * @throws the rejection of a text; an Error when the browser refuses the clipboard
 */
export async function writeToClipboard(copied: Copied): Promise<void> {
  try {
    await write(copied);
  } catch (reason) {
    await Promise.all(Object.values(copied));
    throw new Error('The browser refused the clipboard.', { cause: reason });
  }
}

async function write(copied: Copied): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await copied['text/plain']);
    return;
  }
  const blobs = Object.entries(copied).map(([type, text]) => {
    const blob = text.then((made) => new Blob([made], { type }));
    // A refused `write` leaves the promise without a handler.
    blob.catch(() => {});
    return [type, blob] as const;
  });
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
