import { clsx } from 'clsx';

import { audiences, type Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { IntroCard } from '@/features/drafting/welcome';
import { SkeletonRows } from '@/ui/load-states';

import { menus } from './menus';
import { NarrowHeader } from './narrow-header';
import { ShellGrid } from './shell-grid';
import { SideMenu } from './side-menu';
import { SearchLink, wideHeaderClass } from './wide-header';

type ShellFrameProps = {
  path: string;
  /** Whose page it is; null of one that both have, whose menu depends on who is signed in. */
  audience: Audience | null;
  /** Empty where the page is not known. */
  heading: string;
  /** The class of the page's width. */
  column: string | undefined;
};

/**
 * A guarded page before its code is there, as the build writes it: the shell, the title and a placeholder. It knows nothing
 * of the user, and is replaced as a whole (docs/decisions/0012).
 */
export function ShellFrame({ path, audience, heading, column }: ShellFrameProps) {
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
      <div className={clsx('mx-auto', column)}>
        {heading === '' ? <p className="text-h1">&nbsp;</p> : <h1 className="text-h1">{heading}</h1>}
        <div className="mt-5 rounded-card border border-line bg-raised">
          <SkeletonRows rows={6} label="Loading the page" />
        </div>
      </div>
      {path === paths.dashboard && <IntroCard isStatic onClose={() => undefined} />}
    </ShellGrid>
  );
}
