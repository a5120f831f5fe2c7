// @ts-check

/** Settings of a draft model, which only the development server reads: every build of the run has them set. */
export const draftModel = {
  DRAFT_MODEL_URL: 'http://localhost:1/v1',
  DRAFT_MODEL_NAME: 'a-model-of-ours',
  DRAFT_MODEL_KEY: 'a-key-of-ours',
};
