import Download from 'lucide-react/icons/download';

import { downloadBlob } from '@/lib/download';
import { Button } from '@/ui/button';
import { loadPart } from '@/ui/lazy';
import { usePageMutation } from '@/ui/use-page-mutation';

import { valueLists } from './values';

/** Saves a workbook with the columns of the form, whose cells offer the values of their lists. */
export function TemplateButton() {
  const { mutate, isPending } = usePageMutation(
    {
      mutationKey: ['import file', 'template'],
      mutationFn: async () => {
        const { makeTemplate, templateName } = await loadPart(() => import('./template'));
        const blob = await makeTemplate((name) => (valueLists.get(name)?.options ?? []).map(({ label }) => label));
        return { blob, name: templateName };
      },
      meta: {
        success: 'The template was saved.',
        failure: 'The template could not be made. Try again.',
        logged: 'The template could not be made.',
      },
    },
    { onSuccess: ({ blob, name }) => downloadBlob(blob, name) },
  );
  return (
    <Button look="secondary" icon={Download} pending={isPending} onClick={() => mutate(undefined)}>
      Download template
    </Button>
  );
}
