import { Outlet } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { BrandLink } from '@/ui/brand-link';
import { ButtonLink } from '@/ui/button';

/** The frame of the public pages. */
export function PublicFrame() {
  return (
    <div className="mx-auto max-w-328 px-5 md:px-8">
      <header className="flex items-center justify-between gap-4 py-5">
        <BrandLink />
        <ButtonLink to={paths.getStarted}>Get Started</ButtonLink>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}
