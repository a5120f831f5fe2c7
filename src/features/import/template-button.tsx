import Download from 'lucide-react/icons/download';

import { cellKinds, employeeFields, employeeRows } from '@/domain/employee';
import { downloadBlob } from '@/lib/download';
import { Button } from '@/ui/button';
import { loadPart } from '@/ui/lazy';
import { usePageMutation } from '@/ui/use-page-mutation';

import { valueLists } from './values';

/**
 * Saves a workbook with a column for each field of an employee, whose cells offer the values of its list; a gender is one of
 * them, all else may also be typed. It has no example, which would be imported as a person.
 */
export function TemplateButton() {
  const { mutate, isPending } = usePageMutation(
    {
      mutationKey: ['import file', 'template'],
      mutationFn: async () => {
        const { writeTemplate } = await loadPart(() => import('@/lib/xlsx/write-template'));
        const columns = employeeFields.map((name) => {
          const { label, kind } = employeeRows[name];
          const choices = (valueLists.get(name)?.options ?? []).map((option) => option.label);
          return { heading: label, kind: cellKinds[kind], choices, isClosed: kind === 'gender' };
        });
        return writeTemplate('Employees', columns);
      },
      meta: {
        success: 'The template was saved.',
        failure: 'The template could not be made. Try again.',
        logged: 'The template could not be made.',
      },
    },
    {
      onSuccess: (blob, _, { isShown }) => {
        if (isShown) downloadBlob(blob, 'employees-template.xlsx');
      },
    },
  );
  return (
    <Button look="secondary" icon={Download} pending={isPending} onClick={() => mutate(undefined)}>
      Download template
    </Button>
  );
}
