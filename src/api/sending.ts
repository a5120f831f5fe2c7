let sending = 0;

/** Counts a call that changes something at the backend. Gives the function that says its response is here. */
export function countSending(): () => void {
  sending += 1;
  return () => {
    sending -= 1;
  };
}

/** Whether a call is under way that changes something: nobody would hear how it ended if the page were gone. */
export const isSending = (): boolean => sending > 0;
