import { audiences, type Audience } from './audience';
import { goalKinds } from './goal-kind';

const ownPaths: Record<Audience, (pathname: string) => boolean> = {
  business: (pathname) => pathname.startsWith('/business/'),
  individual: (pathname) =>
    [audiences.individual.homePath, goalKinds.okr.listPath.individual, goalKinds.kpi.listPath.individual].includes(
      pathname,
    ),
};

/** The audience whose own page an address is; null for the pages both share (reading 2). */
export function areaOf(pathname: string): Audience | null {
  return (Object.keys(ownPaths) as Audience[]).find((audience) => ownPaths[audience](pathname)) ?? null;
}
