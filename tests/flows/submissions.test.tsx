// proof: presses

import { submissionTests } from '../support/submission-tests.ts';
import { submissions } from '../support/submitted-screens.ts';

submissionTests(submissions);
