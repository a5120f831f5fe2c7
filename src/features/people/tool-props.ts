import type { EmployeeSummary } from '@/domain/employee';
import type { WorkEnd } from '@/ui/chosen-bar';
import type { useWork } from '@/ui/use-work';

export type ToolName = 'export' | 'pack' | 'generate';

export type OpenedTool = { tool: ToolName; people: readonly EmployeeSummary[]; isHidden?: boolean };

export type PeopleToolProps = {
  people: readonly EmployeeSummary[];
  work: ReturnType<typeof useWork>;
  /** Shows a result in the bar; null removes it. */
  onEnd: (end: WorkEnd | null) => void;
  onClose: () => void;
  /** Opens another tool for the same people. */
  onSwitch: (tool: ToolName) => void;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
};
