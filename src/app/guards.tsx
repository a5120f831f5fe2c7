import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

import { takeExit } from '@/session/exit';
import { useGuardOpen } from '@/session/use-session';

/** Lets guarded routes through while a token of either kind exists; existence is all it asks (spec 6, reading 1). */
export function Guard() {
  return useGuardOpen() ? <Outlet /> : <Closed />;
}

function Closed() {
  const [exit] = useState(takeExit);
  return <Navigate to={exit} replace />;
}
