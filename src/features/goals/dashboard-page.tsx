import { Suspense, useState } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';
import { lazyExtra } from '@/ui/lazy';

import { GoalForm } from './goal-form';
import { InfoCards } from './info-cards';
import { IntroOverlay } from './intro-overlay';
import { WelcomeBand } from './welcome-band';

// Needed only once something was drafted; the pocket has it too.
const NewestGoal = lazyExtra(async () => (await import('./newest-goal')).NewestGoal);

/** What was drafted last, to be shown under the form (reading 18). */
export type Drafted = { kind: GoalKind; request: GoalRequest };

/** An individual's home: the welcome, the form that drafts goals, and what the two kinds of goal are (spec 2). */
export function DashboardPage({ audience }: { audience: Audience }) {
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  return (
    <div className="mx-auto max-w-280">
      <WelcomeBand />
      <div className="mt-4 grid items-start gap-4 md:mt-5 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="grid gap-4 md:gap-5">
          <GoalForm audience={audience} onDrafted={setDrafted} />
          <Suspense fallback={null}>{drafted && <NewestGoal audience={audience} drafted={drafted} />}</Suspense>
        </div>
        <InfoCards audience={audience} />
      </div>
      {/* Last, so that its button takes the focus after the page's title did. */}
      <IntroOverlay />
    </div>
  );
}
