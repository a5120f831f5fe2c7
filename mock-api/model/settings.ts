/**
 * How drafts are written: 'as written' gives a model's own text, and the built-in drafts in the styles of models in turn;
 * 'clean' has a model answer in JSON of a fixed form, of which lines are made; 'plain' leaves out the styles.
 */
export type DraftsSetting = 'as written' | 'clean' | 'plain';

/** Reads `npm start -- --drafts plain`. @throws Error for another value */
export function readDraftsSetting(value: string | undefined): DraftsSetting {
  if (value === undefined) return 'as written';
  if (value === 'clean' || value === 'plain') return value;
  throw new Error('--drafts must be clean or plain');
}

/** A model behind an OpenAI-compatible address. Only the server knows it; none of it reaches the browser. */
export type DraftModel = {
  /** The address up to `/chat/completions`, without a slash at its end. */
  url: string;
  name: string;
  key?: string;
  /** Time limit of one draft in milliseconds, for both requests together; a minute by default. */
  timeoutMs?: number;
};

/**
 * Reads the settings DRAFT_MODEL_URL, DRAFT_MODEL_NAME and DRAFT_MODEL_KEY.
 * @returns the model, null where none is set
 * @throws Error that says which setting is wrong, without repeating what may be secret
 */
export function readDraftModel(env: Readonly<Record<string, string | undefined>>): DraftModel | null {
  const [address, name, key] = ['URL', 'NAME', 'KEY'].map((part) => env[`DRAFT_MODEL_${part}`]?.trim() ?? '');
  if (address === undefined || address === '') return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error('DRAFT_MODEL_URL must be an address such as http://localhost:11434/v1');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new Error('DRAFT_MODEL_URL must have no password and no query; DRAFT_MODEL_KEY is for the key');
  }
  if (name === undefined || name === '') throw new Error('DRAFT_MODEL_NAME must name the model');
  return { url: url.href.replace(/\/+$/, ''), name, ...(key !== undefined && key !== '' && { key }) };
}
