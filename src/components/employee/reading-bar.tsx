import type { LucideIcon } from 'lucide-react';

import type { useWork } from '@/ui/use-work';
import { PauseStrip, WorkBar } from '@/ui/work-bar';

type ReadingBarProps = {
  icon: LucideIcon;
  work: ReturnType<typeof useWork>;
};

/** Long work within a card or dialog, with its controls (docs/product.md 7.17); nothing while none is under way. */
export function ReadingBar({ icon, work }: ReadingBarProps) {
  const { progress, stop, pause, resume } = work;
  if (progress === null) return null;
  return (
    <>
      <PauseStrip progress={progress} className="mb-4 rounded-field px-3.5" />
      <WorkBar isInCard icon={icon} progress={progress} onStop={stop} onPause={pause} onResume={resume} />
    </>
  );
}
