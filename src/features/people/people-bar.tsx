import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import FileStack from 'lucide-react/icons/file-stack';
import Sparkles from 'lucide-react/icons/sparkles';
import { useCallback, useRef, useState, type FunctionComponent } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { LeaveGuard } from '@/components/leave-guard';
import type { EmployeeSummary } from '@/domain/employee';
import { Button } from '@/ui/button';
import { ChosenBarFrame } from '@/ui/chosen-bar';
import { ChosenTools } from '@/ui/chosen-tools';
import { focusIfLost } from '@/ui/focus';
import { notify } from '@/ui/toast';
import type { Choice } from '@/ui/use-choice';
import { ChoiceBarPlace, type ChoiceBarParts } from '@/ui/use-choice-bar';
import { useWork } from '@/ui/use-work';
import { WorkBar } from '@/ui/work-bar';

import { ExportDialog } from './export-dialog';
import { PackDialog } from './pack-dialog';
import { TeamDialog } from './team-dialog';
import type { OpenedTool, ToolName, WorkEnd, PeopleToolProps } from './tool-props';

type PeopleBarProps = {
  choice: Choice<EmployeeSummary>;
  bar: ChoiceBarParts;
  announce: (text: string) => void;
  opened: OpenedTool | null;
  onOpen: (opened: OpenedTool | null) => void;
  /** Called where the bar has gone with the focus in it. */
  onRemoved: () => void;
  onClose: () => void;
};

/** The bar for selected people: tools, progress, result (docs/product.md 8.15); also for work on everyone found. */
export function PeopleBar({
  choice,
  bar: { entry, setEntry, onKeyDown },
  announce,
  opened,
  onOpen,
  onRemoved,
  onClose,
}: PeopleBarProps) {
  const { chosen, setLocked } = choice;
  const [end, setEnd] = useState<WorkEnd | null>(null);
  const [used, setUsed] = useState<ToolName>('export');
  const work = useWork(announce, (isBusy) => {
    setLocked(isBusy);
    // The page announces the number of the chosen again.
    if (!isBusy) announce('');
  });
  const { progress } = work;
  // A dialog shows its work itself; the button that it gives the focus back to stays.
  const isCovered = opened !== null && opened.isHidden !== true;
  const phase = isCovered ? 'tools' : progress?.isLong === true ? 'work' : end !== null && !progress ? 'end' : 'tools';

  // Before the first press the focus is where the choice was made.
  const hasOpened = useRef(false);
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      setEntry(element);
      if (element && hasOpened.current) focusIfLost(element);
    },
    [setEntry],
  );

  function open(tool: ToolName): void {
    hasOpened.current = true;
    onOpen({ tool, people: choice.inShownOrder() });
  }

  function showEnd(next: WorkEnd | null): void {
    setEnd(next);
    announce(next?.text ?? '');
  }

  const tools = Object.values(peopleTools).map(({ labelOf, icon }, index, { length }) => ({
    label: labelOf(chosen.length),
    icon,
    look: index === length - 1 ? ('primary' as const) : ('secondary' as const),
  }));
  const Opened = opened && peopleTools[opened.tool].Dialog;
  return (
    <>
      {(chosen.length > 0 || phase !== 'tools') && (
        <ChoiceBarPlace onRemoved={onRemoved}>
          <ChosenBarFrame progress={phase === 'work' ? progress : null} onKeyDown={onKeyDown}>
            {phase === 'tools' && (
              <ChosenTools
                count={chosen.length}
                tools={tools}
                pending={(progress && tools[toolNames.indexOf(used)]) ?? null}
                entry={takeFocus}
                onClear={onClose}
                onPress={(pressed) => {
                  const tool = toolNames[tools.findIndex((each) => each === pressed)];
                  if (tool) open(tool);
                }}
                onRefused={() => progress && notify.info(`${progress.title} is not finished yet.`, 'busy')}
              />
            )}
            {phase === 'work' && progress && (
              <WorkBar
                icon={peopleTools[used].icon}
                progress={progress}
                stopButton={entry}
                onStop={work.stop}
                onResume={work.resume}
                onOpen={opened?.isHidden === true ? () => onOpen({ ...opened, isHidden: false }) : undefined}
              />
            )}
            {phase === 'end' && end && <EndOfWork end={end} firstButton={takeFocus} onClose={() => showEnd(null)} />}
          </ChosenBarFrame>
        </ChoiceBarPlace>
      )}
      {opened && Opened && (
        <Opened
          people={opened.people}
          work={{
            ...work,
            start: (task) => {
              setUsed(opened.tool);
              work.start(task);
            },
            startRun: (run) => {
              setUsed(opened.tool);
              work.startRun(run);
            },
          }}
          onEnd={showEnd}
          onClose={() => onOpen(null)}
          isHidden={opened.isHidden === true}
          onHide={(isHidden) => onOpen({ ...opened, isHidden })}
        />
      )}
      <LeaveGuard unsaved={work.isRunning}>The work on these people is not finished. Leaving stops it.</LeaveGuard>
    </>
  );
}

type EndOfWorkProps = { end: WorkEnd; firstButton: (button: HTMLElement | null) => void; onClose: () => void };

function EndOfWork({ end: { text, actions }, firstButton, onClose }: EndOfWorkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 font-semibold">{text}</p>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        <Button ref={firstButton} look="secondary" className="max-md:flex-1" onClick={onClose}>
          Close
        </Button>
        {actions.map(({ label, onPress }, index) => (
          <Button
            key={label}
            look={index === actions.length - 1 ? 'primary' : 'secondary'}
            sends
            className="max-md:flex-1"
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type PeopleTool = {
  labelOf: (count: number) => string;
  icon: LucideIcon;
  Dialog: FunctionComponent<PeopleToolProps>;
};

/** The tools of the bar, the commonest last: it is the filled one. A further tool is a further row. */
const peopleTools: Readonly<Record<ToolName, PeopleTool>> = {
  export: { labelOf: () => 'Export', icon: Download, Dialog: ExportDialog },
  pack: { labelOf: () => 'Download pack', icon: FileStack, Dialog: PackDialog },
  generate: { labelOf: (count) => `Generate for ${peopleCount(count)}`, icon: Sparkles, Dialog: TeamDialog },
};

/** Their names in the same order. */
const toolNames = Object.keys(peopleTools) as ToolName[];
