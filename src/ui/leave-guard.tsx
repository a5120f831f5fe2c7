import { lazy, Suspense } from 'react';

export type LeaveGuardProps = {
  /** Whether something typed is not saved; asked at the moment somebody leaves. */
  unsaved: () => boolean;
  /** What becomes of it, for the dialog. */
  children: string;
};

// Beside the page, which is drawn before anything can be typed. Where it cannot be loaded the page goes without.
const LeaveLock = lazy(async () => {
  try {
    return { default: (await import('./leave-lock')).LeaveLock };
  } catch {
    return { default: () => null };
  }
});

/**
 * Asks before a page with unsaved entries is left, whatever way it is left by (docs/decisions/0010). One line in the page:
 * `<LeaveGuard unsaved={…}>What you typed …</LeaveGuard>`.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  return (
    <Suspense fallback={null}>
      <LeaveLock {...props} />
    </Suspense>
  );
}
