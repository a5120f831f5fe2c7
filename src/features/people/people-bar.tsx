import Download from 'lucide-react/icons/download';
import FileStack from 'lucide-react/icons/file-stack';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, type FunctionComponent } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { LeaveGuard } from '@/components/leave-guard';
import type { EmployeeSummary } from '@/domain/employee';
import { ChosenBar, type Tool, type WorkEnd } from '@/ui/chosen-bar';
import type { Choice } from '@/ui/use-choice';
import { useChosen } from '@/ui/use-choice-bar';
import { useWork } from '@/ui/use-work';

import { ExportDialog } from './export-dialog';
import { PackDialog } from './pack-dialog';
import { TeamDialog } from './team-dialog';
import type { OpenedTool, ToolName, PeopleToolProps } from './tool-props';

type PeopleBarProps = {
  choice: Choice<EmployeeSummary>;
  opened: OpenedTool | null;
  onOpen: (opened: OpenedTool | null) => void;
  /** Called when the bar unmounts with the focus. */
  onRemoved: () => void;
  onClose: () => void;
};

/** The bar for selected people: tools, progress, result (docs/product.md 8.15); also for work on everyone found. */
export function PeopleBar({ choice, opened, onOpen, onRemoved, onClose }: PeopleBarProps) {
  const { announce } = useChosen();
  const { chosen, setLocked } = choice;
  const [end, setEnd] = useState<WorkEnd | null>(null);
  const [used, setUsed] = useState<ToolName>('export');
  if (opened && opened.tool !== used) setUsed(opened.tool);
  const work = useWork(announce, (isBusy) => {
    setLocked(isBusy);
    // '' lets the page announce the number of selected people again.
    if (!isBusy) announce('');
  });
  function showEnd(next: WorkEnd | null): void {
    setEnd(next);
    announce(next?.text ?? '');
  }

  const tools: Readonly<Record<ToolName, Tool>> = {
    export: { label: 'Export', icon: Download },
    pack: { label: 'Goal pack', icon: FileStack },
    generate: { label: `Generate for ${peopleCount(chosen.length)}`, icon: Sparkles, look: 'primary' },
  };
  const Opened = opened && dialogs[opened.tool];
  return (
    <>
      <ChosenBar
        tools={Object.values(tools)}
        used={tools[used]}
        work={work}
        end={end}
        isCovered={opened !== null && opened.isHidden !== true}
        onPress={(pressed) => {
          const tool = toolNames.find((name) => tools[name] === pressed);
          if (tool) onOpen({ tool, people: choice.inShownOrder() });
        }}
        onOpen={opened?.isHidden === true ? () => onOpen({ ...opened, isHidden: false }) : undefined}
        onClear={onClose}
        onEndClosed={() => showEnd(null)}
        onRemoved={onRemoved}
      />
      {opened && Opened && (
        <Opened
          people={opened.people}
          work={work}
          onEnd={showEnd}
          onClose={() => onOpen(null)}
          onSwitch={(tool) => onOpen({ tool, people: opened.people })}
          isHidden={opened.isHidden === true}
          onHide={(isHidden) => onOpen({ ...opened, isHidden })}
        />
      )}
      <LeaveGuard unsaved={work.isRunning}>This isn't finished yet. Leaving the page stops it.</LeaveGuard>
    </>
  );
}

const dialogs: Readonly<Record<ToolName, FunctionComponent<PeopleToolProps>>> = {
  export: ExportDialog,
  pack: PackDialog,
  generate: TeamDialog,
};

const toolNames = Object.keys(dialogs) as ToolName[];
