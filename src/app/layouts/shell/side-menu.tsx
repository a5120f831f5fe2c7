import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { memo, useId, useState, type ReactNode } from 'react';
import { Link, matchPath, useMatches } from 'react-router-dom';

import { useStoredValues } from '@/session/use-session';
import { usePendingPath } from '@/ui/use-pending-path';

import { pageHandle } from '../../root-layout';
import type { Menu, MenuLink } from './menus';

/** Whether the stored notifications flag is set. */
function useUnread(): boolean {
  return useStoredValues().notifications === 'true';
}

/** The red dot of unread notifications, with text for screen readers. */
export function UnreadDot({ className }: { className?: string }) {
  if (!useUnread()) return null;
  return (
    <>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full bg-danger', className)} />
      <span className="sr-only">, new notifications</span>
    </>
  );
}

/**
 * Colors change without a transition, whose frames would be drawn while the next page is rendered
 * (docs/decisions/0018).
 */
const rowClass =
  'flex w-full min-h-9.5 items-center gap-3.5 rounded-badge px-3 text-start text-body no-underline pointer-coarse:min-h-11';
const idleClass = 'text-muted hover:bg-sunken hover:text-ink';
/** Pressed, while its page is loading. */
const pendingClass = 'bg-sunken text-ink motion-safe:animate-pulse-slow';
const activeClass = 'bg-accent-soft font-semibold text-accent-soft-ink';
/** The active entry that the open Pocket group shows too. */
const activeTwinClass = 'font-semibold text-accent-soft-ink hover:bg-sunken';

/** The side menu: what works first, then what is not available yet (docs/product.md 6.3). */
export function SideMenu({ menu, onNavigate }: { menu: Menu; onNavigate?: () => void }) {
  const page = useMatches().at(-1);
  const pendingPath = usePendingPath();
  const activePath = pageHandle(page)?.parent?.path ?? page?.id;
  const isInPocket = pageHandle(page)?.kind !== undefined;

  const entry = (link: MenuLink, isTwin = false) => (
    <MenuEntry
      key={link.label}
      link={link}
      isTwin={isTwin}
      isActive={activePath === link.path}
      isPending={pendingPath !== null && matchPath(link.path, pendingPath) !== null}
      onNavigate={onNavigate}
    />
  );
  return (
    <nav aria-label="Main" className="grid gap-0.5 px-3 pb-6">
      {menu.before.map((link) => entry(link))}
      {/* Visiting one of its pages opens the group, leaving them closes it again. */}
      <PocketGroup key={String(isInPocket)} isOpenAtFirst={isInPocket}>
        {menu.pocket.map((link) => entry(link))}
      </PocketGroup>
      {menu.after
        .filter((link) => !(link.isHiddenInPocket && isInPocket))
        .map((link) => entry(link, menu.pocket.includes(link)))}
      <Unavailable links={menu.unavailable} />
    </nav>
  );
}

const Unavailable = memo(function Unavailable({ links }: { links: Menu['unavailable'] }) {
  const id = useId();
  return (
    <>
      <hr className="mt-4 mb-3 border-line" />
      <p id={id} className="px-3 pb-1 text-micro text-muted">
        No page yet
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {links.map(({ label, icon }) => (
          <li key={label}>
            {/* A link without an address: its name says that it is unavailable, and Tab skips it. */}
            <span role="link" aria-disabled="true" className={clsx(rowClass, 'cursor-default text-muted opacity-50')}>
              <RowIcon icon={icon} />
              {label}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
});

type MenuEntryProps = {
  link: MenuLink;
  /** The open Pocket group shows it too. */
  isTwin: boolean;
  isActive: boolean;
  isPending: boolean;
  onNavigate: (() => void) | undefined;
};

/** Memoized: it renders when it becomes active or pending, not with every page (docs/decisions/0018). */
const MenuEntry = memo(function MenuEntry({ link, isTwin, isActive, isPending, onNavigate }: MenuEntryProps) {
  const values = useStoredValues();
  return (
    <Link
      to={link.target?.(values) ?? link.path}
      aria-current={isActive ? 'page' : undefined}
      aria-busy={isPending || undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      className={clsx(
        rowClass,
        isActive ? (isTwin ? activeTwinClass : activeClass) : isPending ? pendingClass : idleClass,
      )}
    >
      <RowIcon icon={link.icon} />
      <span className="flex-1">{link.label}</span>
      {link.hasDot && <UnreadDot />}
    </Link>
  );
});

function PocketGroup({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        data-press="pocket"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(rowClass, idleClass)}
      >
        <RowIcon icon={WalletCards} />
        <span className="flex-1">Pocket</span>
        <Chevron aria-hidden className="size-4.5" strokeWidth={1.85} />
      </button>
      <div id={id} hidden={!open} className="ms-5.25 mt-0.5 grid gap-0.5 border-s border-line">
        {children}
      </div>
    </div>
  );
}

function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />;
}
