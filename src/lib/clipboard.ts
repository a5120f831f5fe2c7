/** What is copied, by type: the program it is pasted into takes the richest one that it knows. */
type Copied = { 'text/plain': Promise<string>; 'text/html'?: Promise<string> };

/**
 * Puts something on the clipboard. Call it within the press: Safari allows nothing later, but takes promises then.
 * @throws what the text itself could not be made for; an Error when the browser refuses the clipboard
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
    // A clipboard that refuses does not wait for it.
    blob.catch(() => {});
    return [type, blob] as const;
  });
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
