import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import FileStack from 'lucide-react/icons/file-stack';
import Sparkles from 'lucide-react/icons/sparkles';
import type { FunctionComponent } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import type { EmployeeSummary } from '@/domain/employee';
import { lazyOverlay, prefetch } from '@/ui/lazy';

import type { PeopleToolProps } from './tool-props';

/** Something to do with the people chosen (docs/product.md 8.15). A further tool is a further row. */
export type PeopleTool = {
  labelOf: (count: number) => string;
  icon: LucideIcon;
  /** What a press opens. */
  Dialog: FunctionComponent<PeopleToolProps>;
  /** Loads it ahead of the press. */
  prefetch: () => void;
};

function tool(
  labelOf: PeopleTool['labelOf'],
  icon: LucideIcon,
  load: () => Promise<FunctionComponent<PeopleToolProps>>,
): PeopleTool {
  return { labelOf, icon, Dialog: lazyOverlay(load), prefetch: () => prefetch(load) };
}

export const exportTool = tool(
  () => 'Export',
  Download,
  async () => (await import('./export-dialog')).ExportDialog,
);

const packTool = tool(
  () => 'Download pack',
  FileStack,
  async () => (await import('./pack-dialog')).PackDialog,
);

const generateTool = tool(
  (count) => `Generate for ${peopleCount(count)}`,
  Sparkles,
  async () => (await import('./team-dialog')).TeamDialog,
);

/** The tools of the bar, the commonest last: it is the filled one. */
export const peopleTools: readonly PeopleTool[] = [exportTool, packTool, generateTool];

/** Loads their dialogs ahead of the press that opens one. */
export const prefetchTools = (): void => {
  for (const each of peopleTools) each.prefetch();
};

/** A tool whose dialog is open, and for whom. */
export type OpenedTool = { tool: PeopleTool; people: readonly EmployeeSummary[]; isHidden?: boolean };
