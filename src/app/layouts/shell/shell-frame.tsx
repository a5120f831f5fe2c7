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
 * The frame of a guarded page that the build prerenders: the shell, the title and a skeleton. React replaces it
 * (docs/decisions/0012).
 * @param props.page the page's handle in the route tree
 * @param props.children an overlay
 */
export function ShellFrame({ page, children }: { page: PageHandle; children?: ReactNode }) {
  // Without an audience the menu depends on who is signed in.
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
