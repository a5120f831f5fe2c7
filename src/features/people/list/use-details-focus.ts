import { useCallback, useRef } from 'react';

/**
 * Moves the focus into a person's details: opened by keyboard, they may be thousands of rows away.
 * @returns `noteOpening` and `noteStep` are called right before another person is selected, `hasStepped` says whether that
 * was by a step from the details of another one
 */
export function useDetailsFocus() {
  const wantsFocus = useRef(false);
  const stepped = useRef(false);
  const focusHeading = useCallback((heading: HTMLHeadingElement) => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // For the sheet, which has not been opened yet.
    heading.autofocus = true;
    heading.focus();
  }, []);
  return {
    focusHeading,
    hasStepped: () => stepped.current,
    noteOpening: (byKeyboard: boolean): void => {
      wantsFocus.current = byKeyboard;
      stepped.current = false;
    },
    noteStep: (): void => {
      wantsFocus.current = true;
      stepped.current = true;
    },
  };
}
