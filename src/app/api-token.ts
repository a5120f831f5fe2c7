import { setTokenGetter } from '@/api/client';
import { tokenFor } from '@/session/session';

/* `api` and `session` do not import each other: this file gives the client its token. */
setTokenGetter(tokenFor);
