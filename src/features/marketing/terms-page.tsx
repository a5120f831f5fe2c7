import { brand } from '@/brand';

import { Prose, ProseSection } from './prose';

/** What holds as long as whoever runs this installation has set no terms of their own (reading 13). */
export function TermsPage() {
  return (
    <Prose title="Terms" lead={`What to expect from ${brand.name}, and what to keep in mind when you use it.`}>
      <ProseSection title="Suggestions are drafts">
        <p>
          OKRs and KPIs are drafted by an AI assistant from what you tell it. Read them before you use them: they can be
          wrong, and you decide what becomes a goal.
        </p>
      </ProseSection>
      <ProseSection title="What you enter">
        <p>
          Enter data about other people only if you are allowed to. What you enter stays yours; what you delete from
          your pocket is deleted by the service.
        </p>
      </ProseSection>
      <ProseSection title="What works">
        <p>
          Parts that are not available yet say so when you use them. The drawings on the public pages show made-up
          people and numbers.
        </p>
      </ProseSection>
      <ProseSection title="Contract">
        <p>
          This page is no contract. If your employer or a provider runs {brand.name} for you, the terms you agreed with
          them hold.
        </p>
      </ProseSection>
    </Prose>
  );
}
