import { setTokenGetter } from '@/api/client';
import { tokenFor } from '@/session/session';

/* `api` and `session` do not know each other: here calls get their token. Imported by what makes the first of them. */
setTokenGetter(tokenFor);
