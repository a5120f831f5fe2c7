/** Rows of stones in the shape of a list; drawn only after 200 ms, so that a quick answer does not flicker. */
export function SkeletonRows({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <div role="status" className="animate-fade-in p-5 [animation-delay:200ms]">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid gap-7 motion-safe:animate-pulse-slow">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-4">
            <span className="size-9 rounded-full bg-track" />
            <span className="grid flex-1 gap-2">
              <span className="h-2.5 w-3/4 rounded-full bg-track" />
              <span className="h-2.5 w-2/5 rounded-full bg-track" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
