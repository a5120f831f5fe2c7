import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import FileStack from 'lucide-react/icons/file-stack';
import Sparkles from 'lucide-react/icons/sparkles';
import type { FunctionComponent } from 'react';

import { peopleCount } from '@/components/employee/people-count';

import { ExportDialog } from './export-dialog';
import { PackDialog } from './pack-dialog';
import { TeamDialog } from './team-dialog';
import type { PeopleToolProps, ToolName } from './tool-props';

type PeopleTool = {
  labelOf: (count: number) => string;
  icon: LucideIcon;
  Dialog: FunctionComponent<PeopleToolProps>;
};

/** The tools of the bar, the commonest last: it is the filled one. A further tool is a further row. */
export const peopleTools: Readonly<Record<ToolName, PeopleTool>> = {
  export: { labelOf: () => 'Export', icon: Download, Dialog: ExportDialog },
  pack: { labelOf: () => 'Download pack', icon: FileStack, Dialog: PackDialog },
  generate: { labelOf: (count) => `Generate for ${peopleCount(count)}`, icon: Sparkles, Dialog: TeamDialog },
};

/** Their names in the same order. */
export const toolNames = Object.keys(peopleTools) as ToolName[];
