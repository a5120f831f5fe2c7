import type { HttpHandler } from 'msw';

import type { MockContext } from '../context';
import { unknownCall } from '../strict';
import { companyHandlers, employeeHandlers } from './business';
import { goalHandlers, notificationHandlers } from './goals';
import { uploadHandlers } from './uploads';
import { userHandlers } from './users';

/** The whole backend: every call, stored pictures, and an error for everything else under /api. */
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
