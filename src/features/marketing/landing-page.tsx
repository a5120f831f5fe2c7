import { Enhance } from './enhance';
import { Hero, HeroMap } from './hero';
import { Intro } from './intro';
import { TrustedStrip } from './trusted-strip';

/** The landing page at '/' and every unknown path (spec 2, reading 26). */
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
