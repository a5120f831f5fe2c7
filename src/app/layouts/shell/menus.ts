import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import BuildingComplex from 'lucide-react/icons/building-complex';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Share2 from 'lucide-react/icons/share-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { generatePath } from 'react-router-dom';

import { kindLooks } from '@/components/goal/goal-kind';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import type { StoredValues } from '@/session/storage';

export type MenuLink = {
  label: string;
  icon: LucideIcon;
  /** The path of the entry's route. */
  path: string;
  /** Where it leads instead, when that depends on what is stored; it is the active one only at its own address. */
  target?: (values: StoredValues) => string;
  /** Shows the red dot of the stored notifications flag. */
  hasDot?: boolean;
  /** Hidden on the pages of the Pocket group, which shows it then (docs/product.md 6.1). */
  isHiddenInPocket?: boolean;
};

export type Menu = {
  /** Above the Pocket group. */
  before: readonly MenuLink[];
  /** The group that is collapsed until it is opened, or until one of its pages is visited. */
  pocket: readonly MenuLink[];
  after: readonly MenuLink[];
  /** Shown at half opacity, without an address. */
  unavailable: readonly { label: string; icon: LucideIcon }[];
};

const profile: MenuLink = { label: 'Profile', icon: CircleUserRound, path: paths.profile };
const notifications: MenuLink = { label: 'Notifications', icon: Bell, path: paths.notifications, hasDot: true };
const help: MenuLink = { label: 'Help', icon: CircleQuestionMark, path: paths.help };
const reports = { label: 'Reports', icon: FileChartColumn };
const performance = { label: 'Performance', icon: TrendingUp };
const share = { label: 'Share', icon: Share2 };
const community = { label: 'Community', icon: MessagesSquare };
const rewards = { label: 'Rewards', icon: Award };

/** The lists of every kind of goal. */
function goalLinks(audience: Audience): MenuLink[] {
  return Object.values(goalKinds).map(({ kind, plural, listPath }) => ({
    label: plural,
    icon: kindLooks[kind].icon,
    path: listPath[audience],
  }));
}

const individualGoals = goalLinks('individual');

/**
 * The first one is hidden while the open Pocket group shows it, the others stay, as specified (docs/product.md 6.1).
 */
const standaloneGoals = individualGoals.map((link, index) =>
  index === 0 ? { ...link, isHiddenInPocket: true } : link,
);

/** The side menus (docs/product.md 6.1, 6.2). */
export const menus: Record<Audience, Menu> = {
  individual: {
    before: [{ label: 'Dashboard', icon: LayoutDashboard, path: paths.dashboard }, profile],
    pocket: individualGoals,
    after: [...standaloneGoals, notifications, help],
    unavailable: [reports, performance, share, { label: 'Onboarding', icon: UserRoundPlus }, community, rewards],
  },
  business: {
    before: [{ label: 'Dashboard', icon: LayoutDashboard, path: paths.businessDashboard }, profile],
    pocket: goalLinks('business'),
    after: [
      { label: 'Company', icon: BuildingComplex, path: paths.companyOnboarding },
      { label: 'Company Profile', icon: IdCard, path: paths.companyProfile, target: companyProfilePath },
      { label: 'Employee Onboarding', icon: UserRoundPlus, path: paths.employeeOnboarding },
      { label: 'Employee List', icon: UsersRound, path: paths.employeeList },
      notifications,
      help,
    ],
    unavailable: [reports, performance, share, community, rewards],
  },
};

/** The stored company, or onboarding while there is none (docs/product.md 6.2). */
function companyProfilePath({ businessId }: StoredValues): string {
  return businessId === null ? paths.companyOnboarding : generatePath(paths.companyProfile, { id: businessId });
}
