/** The content of the clipboard as one type. */
export async function copied(type: 'text/plain' | 'text/html'): Promise<string> {
  const [item] = await navigator.clipboard.read();
  if (!item) throw new Error('Nothing was copied.');
  return (await item.getType(type)).text();
}
