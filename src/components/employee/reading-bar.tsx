import type { LucideIcon } from 'lucide-react';

import type { useWork } from '@/ui/use-work';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

type ReadingBarProps = {
  icon: LucideIcon;
  work: ReturnType<typeof useWork>;
};

/** How far the reading of people's records has come, with its controls (docs/product.md 7.17). */
export function ReadingBar({ icon, work }: ReadingBarProps) {
  const { progress, stop, pause, resume } = work;
  if (progress === null) return null;
  return (
    <>
      <PauseStrip progress={progress} className="mb-4 rounded-field px-3.5" />
      <WorkBar icon={icon} progress={progress} onStop={stop} onPause={pause} onResume={resume} />
    </>
  );
}
