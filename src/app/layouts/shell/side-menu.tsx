import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, WalletCards, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';

import { useStoredValues } from '@/session/use-session';
import { usePendingPath } from '@/ui/use-pending-path';

import type { Menu, MenuLink } from './menus';

/** Whether the stored notifications flag says that there is something to read. */
function useUnread(): boolean {
  return useStoredValues().notifications === 'true';
}

/** The red dot of unread notifications, with words for who cannot see it. */
export function UnreadDot({ className }: { className?: string }) {
  if (!useUnread()) return null;
  return (
    <>
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full bg-danger', className)} />
      <span className="sr-only">, new notifications</span>
    </>
  );
}

/** Colours change at once: a transition would draw its frames while the next page is rendered (docs/decisions/0018). */
const rowClass =
  'flex w-full min-h-9.5 items-center gap-3.5 rounded-badge px-3 text-left text-body no-underline pointer-coarse:min-h-11';
const idleClass = 'text-muted hover:bg-sunken hover:text-ink';
/** Pressed, while its page is loading. */
const pendingClass = 'bg-sunken text-ink motion-safe:animate-pulse-slow';
const activeClass = 'bg-accent-soft font-semibold text-accent-soft-ink';
/** The active entry that the open Pocket group shows too: one pill is enough. */
const activeTwinClass = 'font-semibold text-accent-soft-ink hover:bg-sunken';

/** The side menu: what works first, then what is not available yet (docs/product.md 6.3). */
export function SideMenu({ menu, onNavigate }: { menu: Menu; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const followed = onNavigate === undefined ? {} : { onNavigate };
  const unavailableId = useId();
  return (
    <nav aria-label="Main" className="grid gap-0.5 px-3 pb-6">
      {menu.before.map((link) => (
        <MenuEntry key={link.label} link={link} {...followed} />
      ))}
      {/* Visiting one of its pages opens the group, leaving them closes it again. */}
      <PocketGroup key={String(isInside(menu.pocket, pathname))} links={menu.pocket} {...followed} />
      {menu.after
        .filter((link) => !(link.hiddenOn && isAt(link.hiddenOn, pathname)))
        .map((link) => (
          <MenuEntry key={link.label} link={link} isTwin={menu.pocket.includes(link)} {...followed} />
        ))}
      <hr className="mt-4 mb-3 border-line" />
      <p id={unavailableId} className="px-3 pb-1 text-micro text-muted">
        Not available yet
      </p>
      <ul aria-labelledby={unavailableId} className="grid gap-0.5">
        {menu.unavailable.map(({ label, icon }) => (
          <li key={label}>
            {/* A link without an address: named, said to be unavailable, and not in the way of the keyboard. */}
            <span role="link" aria-disabled="true" className={clsx(rowClass, 'cursor-default text-muted opacity-50')}>
              <RowIcon icon={icon} />
              {label}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As the router matches: a slash at the end makes no other page of it. */
const isAt = (addresses: readonly string[], pathname: string): boolean =>
  addresses.some((path) => matchPath(path, pathname) !== null);

const isInside = (links: readonly MenuLink[], pathname: string): boolean =>
  isAt(
    links.map(({ path }) => path),
    pathname,
  );

type MenuEntryProps = { link: MenuLink; isTwin?: boolean; onNavigate?: () => void };

function MenuEntry({ link, isTwin = false, onNavigate }: MenuEntryProps) {
  const { pathname } = useLocation();
  const pendingPath = usePendingPath();
  const values = useStoredValues();
  const isActive = isAt([link.path], pathname);
  const isPending = pendingPath !== null && isAt([link.path], pendingPath);
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
}

function PocketGroup({ links, onNavigate }: { links: readonly MenuLink[]; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => isInside(links, pathname));
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(rowClass, idleClass)}
      >
        <RowIcon icon={WalletCards} />
        <span className="flex-1">Pocket</span>
        <Chevron aria-hidden className="size-4.5" strokeWidth={1.85} />
      </button>
      <div id={id} hidden={!open} className="mt-0.5 ml-5.25 grid gap-0.5 border-l border-line">
        {links.map((link) => (
          <MenuEntry key={link.label} link={link} {...(onNavigate ? { onNavigate } : {})} />
        ))}
      </div>
    </div>
  );
}

function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />;
}
