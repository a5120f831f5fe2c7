import { useOutletContext } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { SearchPage } from '@/features/search';

/** Searches in what the audience has whose frame is shown. */
export function SearchRoute() {
  return <SearchPage audience={useOutletContext<AudienceRow>().audience} />;
}
