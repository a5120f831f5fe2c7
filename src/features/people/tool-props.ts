import type { EmployeeSummary } from '@/domain/employee';
import type { WorkEnd } from '@/ui/chosen-bar';
import type { useWork } from '@/ui/use-work';

export type ToolName = 'export' | 'pack' | 'generate';

/** A tool whose dialog is open, and for whom. */
export type OpenedTool = { tool: ToolName; people: readonly EmployeeSummary[]; isHidden?: boolean };

/** What the dialog of a tool is given. */
export type PeopleToolProps = {
  people: readonly EmployeeSummary[];
  /** Work on people, which is shown in the bar: one at a time. */
  work: ReturnType<typeof useWork>;
  /** Shows how work has ended; null takes that away. */
  onEnd: (end: WorkEnd | null) => void;
  onClose: () => void;
  /** Opens another tool for the same people in the place of this one. */
  onSwitch: (tool: ToolName) => void;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
};
