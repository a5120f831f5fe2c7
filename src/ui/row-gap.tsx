/** The space of a table's rows that are not rendered (use-virtual-rows.ts). */
export function RowGap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}
