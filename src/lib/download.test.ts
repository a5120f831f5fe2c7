import { expect, it, vi } from 'vitest';

import { downloadBlob } from './download';

it('clicks a link to the blob inside the document, then clears up', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked: unknown[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push([this.href, this.download, this.isConnected]);
  });
  downloadBlob(new Blob(['x']), 'Okr-Grow.pdf');
  expect(clicked).toEqual([['blob:here', 'Okr-Grow.pdf', true]]);
  expect(document.querySelector('a')).toBeNull();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:here');
});
