import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';

import { GoalContent } from '@/components/goal/goal';
import { useStartAgain } from '@/components/goal/use-again';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { likelyDownload } from '@/components/goal/use-record-actions';
import { useLeave } from '@/components/leave-guard';
import { DetailsBody } from '@/components/list-with-details';
import type { Audience } from '@/domain/audience';
import { type GoalRecord, hasOwnId } from '@/domain/goal';
import { mergeWording } from '@/domain/merged-goal';
import type { Wording } from '@/domain/wording';
import { log } from '@/lib/log';
import { Button, IconButton } from '@/ui/button';
import { afterRemoval } from '@/ui/focus';
import { lazyExtra, lazyOverlay, prefetch } from '@/ui/lazy';

import { ShareButton, useShareMenu } from './share/share-button';
import type { OwnWordingDetailsProps } from './wording/own-wording-details';

const loadOwnWordingDetails = async () => (await import('./wording/own-wording-details')).OwnWordingDetails;
const loadEditor = async () => (await import('./wording/wording-editor')).WordingEditor;

/** Where its code cannot be loaded, the wording is at least to be read. */
const PlainWording = ({ record, wording, action }: OwnWordingDetailsProps) => (
  <GoalContent record={record} lines={mergeWording(record, wording).lines} action={action} />
);
const OwnWordingDetails = lazyExtra<OwnWordingDetailsProps>(() => loadOwnWordingDetails().catch(() => PlainWording));
const WordingEditor = lazyOverlay(loadEditor);

const prefetchEditor = () => prefetch(loadEditor);

type GoalDetailsProps = {
  audience: Audience;
  record: GoalRecord;
  /** Whether another tab has deleted it while it was edited here. */
  isGone: boolean;
  /** The person's own wording, where there is one. */
  wording: Wording | undefined;
  /** Resolves once it is known whether there is one. */
  whenReady: Pocket['whenReady'];
  /** Whether the details are fields; kept by the page, since the details move between panel and sheet. */
  isEditing: boolean;
  downloading: boolean;
  deleting: boolean;
  onClose: () => void;
  onEdit: (isEditing: boolean) => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** The open record with its actions. */
export function GoalDetails(props: GoalDetailsProps) {
  return <Details key={props.record.key} {...props} />;
}

function Details({
  audience,
  record,
  isGone,
  wording,
  whenReady,
  isEditing,
  downloading,
  deleting,
  onClose,
  onEdit,
  onDownload,
  onDelete,
}: GoalDetailsProps) {
  const { beforeClosing } = useLeave();
  const edit = useRef<HTMLButtonElement>(null);
  const [isOpening, setOpening] = useState(false);
  const canEdit = hasOwnId(record);
  const startAgain = useStartAgain(audience);
  const shareMenu = useShareMenu(whenReady);

  /** For the editor and the wording. The details may go with them. */
  const focusEditAfter = afterRemoval(() => edit.current?.focus());

  async function startEditing() {
    setOpening(true);
    // Fields that began with the record's lines would hide the person's own. Where those cannot be read, saving finds out.
    await whenReady().catch((reason: unknown) => log('A wording is edited that could not be read.', reason));
    setOpening(false);
    onEdit(true);
  }

  const action = <IconButton icon={X} label="Close details" onClick={() => beforeClosing(onClose)} />;
  if (isEditing) {
    return (
      <div ref={focusEditAfter} className="contents">
        <WordingEditor
          audience={audience}
          record={record}
          wording={wording}
          isGone={isGone}
          action={action}
          onClose={isGone ? onClose : () => onEdit(false)}
        />
      </div>
    );
  }
  const actions = (
    <>
      <ShareButton audience={audience} record={record} menu={shareMenu} onDownload={onDownload} />
      {action}
    </>
  );
  return (
    <>
      <DetailsBody>
        {wording === undefined ? (
          <GoalContent record={record} action={actions} />
        ) : (
          <div ref={focusEditAfter} className="contents">
            <OwnWordingDetails audience={audience} record={record} wording={wording} action={actions} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 print:hidden">
          <p className="text-small text-muted">Draft another with this role and goal.</p>
          <Button look="secondary" size="small" icon={RotateCcw} onClick={() => startAgain(record)}>
            Use again
          </Button>
        </div>
      </DetailsBody>
      <footer className="flex items-center gap-3 border-t border-line px-5 py-4 md:px-6">
        <Button ref={likelyDownload} icon={Download} pending={downloading} onClick={onDownload} className="flex-1">
          Download PDF
        </Button>
        {canEdit && (
          <Button
            ref={edit}
            look="secondary"
            icon={Pencil}
            pending={isOpening}
            onPointerEnter={prefetchEditor}
            onFocus={prefetchEditor}
            onClick={() => void startEditing()}
          >
            Edit
          </Button>
        )}
        <Button look="danger-quiet" icon={Trash} pending={deleting} onClick={onDelete}>
          <span className="max-md:sr-only">Delete</span>
        </Button>
      </footer>
    </>
  );
}
