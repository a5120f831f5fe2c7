import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { audiences } from '@/domain/audience';
import { BackLink } from '@/ui/back-link';
import { SkeletonRows } from '@/ui/load-states';

import type { PageHandle } from '../../root-layout';
import { menus } from './menus';
import { NarrowHeader } from './narrow-header';
import { ShellGrid } from './shell-grid';
import { SideMenu } from './side-menu';
import { SearchLink, wideHeaderClass } from './wide-header';

/**
 * A guarded page before its code is there, as the build writes it: the shell, the title and a placeholder. It knows nothing
 * of the user, and is replaced as a whole (docs/decisions/0012).
 * @param props.page its row of the route tree; without a title where it is not known
 * @param props.children what covers the page
 */
export function ShellFrame({ page, children }: { page: PageHandle; children?: ReactNode }) {
  // Of a page that both audiences have, the menu depends on who is signed in.
  const { title, heading = title, audience, parent } = page;
  const row = audiences[audience ?? audiences.individual.audience];
  return (
    <ShellGrid
      narrowHeader={<NarrowHeader row={row} session={row} />}
      wideHeader={
        <header className={clsx(wideHeaderClass, 'hidden wide:flex')}>
          <SearchLink />
        </header>
      }
      menu={audience && <SideMenu menu={menus[audience]} />}
    >
      {parent && <BackLink to={parent.path}>{parent.title}</BackLink>}
      {heading === '' ? <p className="text-h1">&nbsp;</p> : <h1 className="text-h1">{heading}</h1>}
      <div className="mt-5 rounded-card border border-line bg-raised">
        <SkeletonRows rows={6} label="Loading the page" />
      </div>
      {children}
    </ShellGrid>
  );
}
