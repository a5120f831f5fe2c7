import { describe } from 'vitest';

import { missingPackages } from '../../tools/engines.mjs';
import { startFirefox } from './firefox';
import { walksIn } from './walks-in';

describe.skipIf(missingPackages('Firefox').length > 0)('Firefox', () => {
  walksIn('Firefox', startFirefox);
});
