import type { HttpHandler } from 'msw';

import type { World } from '../context';
import { unknownCall } from '../strict';
import { employeeHandlers } from './business';
import { companyHandlers } from './companies';
import { goalHandlers } from './goals';
import { notificationHandlers } from './notifications';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';

/** The whole backend: the 24 calls of spec 7, stored pictures, and the refusal of everything else under /api. */
export function createHandlers(world: World): HttpHandler[] {
  return [
    ...userHandlers(world),
    ...goalHandlers(world),
    ...uploadHandlers(world),
    ...notificationHandlers(world),
    ...employeeHandlers(world),
    ...companyHandlers(world),
    unknownCall,
  ];
}
