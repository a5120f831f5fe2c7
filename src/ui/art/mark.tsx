type MarkProps = {
  /** Size and place; 28 px by default, 16 px at the least. */
  className?: string;
  /** The two lower stones are pale on a pine surface. */
  onPine?: boolean;
};

/** The brand's mark: three stones, the top one yellow. */
export function Mark({ className = 'size-7', onPine = false }: MarkProps) {
  const stone = onPine ? 'fill-pine-ink' : 'fill-accent';
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect x="3" y="21.5" width="26" height="8" rx="4" className={stone} />
      <rect x="5.5" y="12" width="18" height="7.5" rx="3.75" className={stone} opacity={onPine ? 0.8 : 1} />
      <rect x="11" y="3" width="11" height="7" rx="3.5" className="fill-blaze" />
    </svg>
  );
}
