import type { HttpHandler } from 'msw';

import type { MockContext } from '../context';
import { unknownCall } from '../strict';
import { employeeHandlers } from './business';
import { companyHandlers } from './companies';
import { goalHandlers } from './goals';
import { notificationHandlers } from './notifications';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';

/** The whole backend: the 24 calls of spec 7, stored pictures, and the refusal of everything else under /api. */
export function createHandlers(context: MockContext): HttpHandler[] {
  return [
    ...userHandlers(context),
    ...goalHandlers(context),
    ...uploadHandlers(context),
    ...notificationHandlers(context),
    ...employeeHandlers(context),
    ...companyHandlers(context),
    unknownCall,
  ];
}
