import { Navigate, Outlet } from 'react-router-dom';

import { paths } from '@/domain/paths';
import { useGuardOpen } from '@/session/use-session';

/** Lets guarded routes through while a token of either kind exists; existence is all it asks. */
export function Guard() {
  return useGuardOpen() ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
