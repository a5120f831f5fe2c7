import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';

import { GoalFacts, GoalHeading } from '@/components/goal/goal';
import { useStartAgain } from '@/components/goal/use-again';
import { likelyDownload } from '@/components/goal/use-download';
import { DetailsBody } from '@/components/list-with-details';
import { audiences } from '@/domain/audience';
import { type GoalRecord, hasOwnId } from '@/domain/goal';
import { mergedLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { log } from '@/lib/log';
import { Button, IconButton } from '@/ui/button';
import { afterRemoval } from '@/ui/focus';
import { usePopover } from '@/ui/use-popover';

import { GoalPerson } from './goal-person';
import { OwnVersionDetails } from './own-version-details';
import { usePocket } from './pocket-context';
import { Share } from './share/share';
import { useTaken } from './share/taken';
import { UnshownVersion } from './unshown-version';
import { CloseQuarter } from './version/close-quarter';
import { VersionEditor } from './version/version-editor';

/** The edited part of the open record: its version, or a quarter, null for the current one. */
export type EditedPart = { part: 'version' } | { part: 'quarter'; quarter: string | null };

type GoalDetailsProps = {
  record: GoalRecord;
  /** Whether another tab has deleted the record during the edit. */
  isGone: boolean;
  /** A state of the page, since the details remount between panel and sheet. */
  edited: EditedPart | null;
  onEdit: (edited: EditedPart | null) => void;
  onClose: () => void;
};

/** The open record with its actions. */
export function GoalDetails({ record, isGone, edited, onEdit, onClose }: GoalDetailsProps) {
  const { audience, pocket, download, downloading, remove, deleting } = usePocket();
  const { isReady, whenReady } = pocket;
  const kept = pocket.goals.findStored(record);
  const edit = useRef<HTMLButtonElement>(null);
  const closeQuarter = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<EditedPart['part'] | null>(null);
  const version = kept.state === 'known' ? kept.version : undefined;
  const canEdit = hasOwnId(record) && kept.state !== 'unreadable';
  const startAgain = useStartAgain(audience);

  /** After the editor or the block of the version has unmounted. */
  const focusEditAfter = afterRemoval(() => edit.current?.focus());

  async function startEditing(next: EditedPart) {
    setOpening(next.part);
    // The fields start with the person's version. If it can't be read, saving reports that.
    await whenReady().catch((reason: unknown) => log("Editing a version that this browser couldn't read.", reason));
    setOpening(null);
    onEdit(next);
  }

  const action = <IconButton icon={X} label="Close details" onClick={onClose} />;
  if (edited?.part === 'version') {
    return (
      <div ref={focusEditAfter} className="contents">
        <VersionEditor
          audience={audience}
          record={record}
          version={version}
          isGone={isGone}
          action={action}
          onClose={() => onEdit(null)}
        />
      </div>
    );
  }
  return (
    <>
      <DetailsBody>
        <GoalHeading
          record={record}
          action={
            <>
              <ShareButton record={record} />
              {action}
            </>
          }
        />
        <GoalFacts record={record}>
          {audience === audiences.business.audience && <GoalPerson record={record} records={pocket.goals.records} />}
        </GoalFacts>
        <OwnVersionDetails
          record={record}
          version={version}
          hasProgress={version !== undefined || (canEdit && isReady)}
          discardRef={focusEditAfter}
          onChangeQuarter={(quarter) => onEdit({ part: 'quarter', quarter })}
        />
        <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">
          {canEdit && resultsOf(mergedLines(record, version)).length > 0 && (
            <Button
              ref={closeQuarter}
              look="secondary"
              size="small"
              icon={Flag}
              pending={opening === 'quarter'}
              onClick={() => void startEditing({ part: 'quarter', quarter: null })}
            >
              Close the quarter
            </Button>
          )}
          <Button look="quiet" size="small" icon={RotateCcw} onClick={() => startAgain(record)}>
            Draft again
          </Button>
        </div>
        <UnshownVersion record={record} kept={kept} />
      </DetailsBody>
      <footer className="flex items-center gap-2 border-t border-line px-5 py-4 md:gap-3 md:px-6">
        <Button
          ref={likelyDownload}
          icon={Download}
          pending={downloading.includes(record.key)}
          onClick={() => download(record)}
          className="flex-1"
        >
          Download PDF
        </Button>
        {canEdit && (
          <Button
            ref={edit}
            look="secondary"
            icon={Pencil}
            pending={opening === 'version'}
            onClick={() => void startEditing({ part: 'version' })}
          >
            Edit
          </Button>
        )}
        <Button
          look="danger-quiet"
          icon={Trash}
          pending={deleting.includes(record.key)}
          onClick={() => remove(record)}
          className="max-md:px-3"
        >
          <span className="max-md:sr-only">Delete</span>
        </Button>
      </footer>
      {edited?.part === 'quarter' && (
        // 'Change' opens the sheet too, and unmounts with its quarter.
        <div ref={afterRemoval(() => closeQuarter.current?.focus())} className="contents">
          <CloseQuarter
            audience={audience}
            record={record}
            version={version}
            quarter={edited.quarter}
            isGone={isGone}
            onClose={() => onEdit(null)}
          />
        </div>
      )}
    </>
  );
}

/** 'Share': the button in the head of the details, and its menu (docs/product.md 23). */
function ShareButton({ record }: { record: GoalRecord }) {
  const { audience, pocket, download } = usePocket();
  const { frame, opener, open: isOpen, setOpen } = usePopover();
  const { taken, isOpening, open } = useTaken(pocket.whenReady);
  return (
    <div ref={frame} className="relative print:hidden">
      <Button
        ref={opener}
        look="secondary"
        size="small"
        icon={Share2}
        pending={isOpening}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) setOpen(false);
          else void open([record]).then(setOpen);
        }}
        className="max-md:size-11 max-md:gap-0 max-md:border-transparent max-md:px-0"
      >
        <span className="max-md:sr-only">Share</span>
      </Button>
      {isOpen && taken && (
        <Share
          audience={audience}
          taken={taken}
          focusButton={() => opener.current?.focus()}
          onDownload={() => download(record)}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
