import { useIsPrinting } from '@/ui/use-virtual-rows';

import { NotInTree } from './not-in-tree';
import { openRows, type ReportingTree } from './reporting-tree';

/** The whole tree on paper, opened and indented, whatever is folded on the screen, and who is not in it; nothing while the page is not printed. */
export function PrintedTree({ tree }: { tree: ReportingTree }) {
  if (!useIsPrinting()) return null;
  return (
    <div className="hidden print:block">
      <ul>
        {openRows(tree, () => true).map(({ key, person, level }) => (
          <li
            key={key}
            style={{ marginInlineStart: `${Math.min(level - 1, 12) * 14}pt` }}
            className="break-inside-avoid py-0.5"
          >
            <span className="font-medium">{person.name}</span>
            {[person.jobTitle, person.department].filter((text) => text !== '').map((text) => ` \u00b7 ${text}`)}
          </li>
        ))}
      </ul>
      <NotInTree tree={tree} onDetails={null} />
    </div>
  );
}
