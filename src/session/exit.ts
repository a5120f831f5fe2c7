import { paths } from '@/domain/paths';

let exit: string | null = null;

/** Says where the guard leads when it closes next: a sign-out goes to its sign-in page, everything else to '/'. */
export function leaveBy(path: string): void {
  exit = path;
}

/** Where the guard leads now that it is closed (spec 6); a sign-out's exit is used once. */
export function takeExit(): string {
  const path = exit ?? paths.landing;
  exit = null;
  return path;
}
