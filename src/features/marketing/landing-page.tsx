import { Enhance } from './enhance';
import { Hero, HeroMap } from './hero';
import { Intro } from './intro';
import { TrustedStrip } from './trusted-strip';

/** The landing page at '/' and every unknown path (docs/product.md 2.1, 3.2). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <HeroMap />
      <TrustedStrip />
      <Intro />
      <Enhance />
    </>
  );
}
