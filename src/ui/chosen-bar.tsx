import type { KeyboardEvent, ReactNode } from 'react';

import { BottomBar } from './bottom-bar';
import { toolsId } from './use-choice-bar';
import { PauseStrip } from './work-bar';
import type { WorkProgress } from './work-progress';

type ChosenBarFrameProps = {
  /** Of the work that has taken the place of the tools; null while there is none. */
  progress: WorkProgress | null;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The bar for the chosen rows of a list: tools, work or how that ended, all of one height (docs/product.md 7.16). */
export function ChosenBarFrame({ progress, onKeyDown, children }: ChosenBarFrameProps) {
  return (
    <BottomBar id={toolsId} className="mt-auto" data-tools onKeyDown={onKeyDown}>
      {progress && (
        <PauseStrip progress={progress} className="-mx-4 -mt-3 mb-3 px-4 md:-mx-6 md:px-6 wide:-mx-8 wide:px-8" />
      )}
      <div className="grid min-h-26 items-center md:min-h-10 pointer-coarse:md:min-h-11">{children}</div>
    </BottomBar>
  );
}
