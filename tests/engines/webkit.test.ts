import { describe } from 'vitest';

import { missingPackages } from '../../tools/engines.mjs';
import { walksIn } from './walks-in';
import { startWebKit } from './webkit';

describe.skipIf(missingPackages('WebKit').length > 0)('WebKit', () => {
  walksIn('WebKit', startWebKit);
});
