import { Building2, UserRoundPlus } from 'lucide-react';

import type { Company } from '@/domain/company';
import { paths } from '@/domain/paths';
import { ButtonLink } from '@/ui/button';

import { Part } from './card';
import type { Source } from './use-source';

const steps = {
  company: {
    text: 'Name and industry are enough to start. The assistant drafts from what you tell it.',
    to: paths.companyOnboarding,
    label: 'Company',
    icon: Building2,
  },
  people: {
    text: 'Company profile added. Onboard an employee to give the assistant more to work with.',
    to: paths.employeeOnboarding,
    label: 'Onboard employee',
    icon: UserRoundPlus,
  },
};

/**
 * What a business can do next: say who it is, or onboard its people.
 * @param source the stored company; null while none is
 */
export function NextStep({ source }: { source: Source<Company> | null }) {
  const { text, to, label, icon } = source === null ? steps.company : steps.people;
  return (
    <Part title="Next step" sources={source === null ? [] : [source]}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-tile bg-blaze-soft text-blaze-soft-ink"
        >
          <Building2 className="size-5" strokeWidth={1.85} />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold wrap-anywhere">
            {source === null ? (
              'Onboard your company'
            ) : (
              <>
                <bdi>{source.data?.name || 'Your company'}</bdi> is set up
              </>
            )}
          </p>
          <p className="text-small text-muted">{text}</p>
        </div>
        <ButtonLink look="secondary" to={to} icon={icon} className="max-sm:w-full">
          {label}
        </ButtonLink>
      </div>
    </Part>
  );
}
