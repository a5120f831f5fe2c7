import type { LucideIcon } from 'lucide-react';
import Gauge from 'lucide-react/icons/gauge';
import Target from 'lucide-react/icons/target';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { Tile } from '@/ui/tile';

/** The icon and colors of each kind, the same everywhere. */
export const kindLooks: Record<GoalKind, { icon: LucideIcon; tint: string; tile: string; text: string }> = {
  okr: {
    icon: Target,
    tint: '[--fill:var(--c-accent)]',
    tile: 'bg-accent-soft text-accent-soft-ink',
    text: 'text-accent',
  },
  kpi: { icon: Gauge, tint: '[--fill:var(--c-lake)]', tile: 'bg-lake-soft text-lake-soft-ink', text: 'text-lake' },
};

/** A tab for each kind. */
export const kindTabs = () =>
  Object.values(goalKinds).map(({ kind, singular }) => ({
    value: kind,
    label: singular,
    icon: kindLooks[kind].icon,
    iconClassName: kindLooks[kind].text,
  }));

/** A small square with the icon of a kind, or with any icon on a neutral ground. */
export function KindTile(props: { kind: GoalKind } | { icon: LucideIcon }) {
  const { icon, tile } = 'kind' in props ? kindLooks[props.kind] : { icon: props.icon, tile: 'bg-track text-muted' };
  return <Tile icon={icon} className={tile} />;
}
