import type { GoalKind } from './goal-kind';

/** What the person describes, and what the AI calls are sent (spec 3, "AI request"). */
export type GoalRequest = { role: string; goal: string; industry: string };

/** An OKR or KPI as the client keeps it (spec 3). A hole in the answer is an empty text or a missing date. */
export type GoalRecord = {
  /** Unique within its list also when the backend repeats or forgets an id. */
  key: string;
  id: string;
  kind: GoalKind;
  goal: string;
  role: string;
  /** Lines of text, as the backend wrote them. */
  result: string;
  createdAt: Date | null;
};

/** Its id goes back in the type it came with. */
export type Notification = { id: string | number; message: string };

/** User registration (spec 3), for both audiences. */
export type Registration = { firstName: string; lastName: string; email: string; password: string };

export type Credentials = { email: string; password: string };
