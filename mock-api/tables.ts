import type { RequestOf } from '@/api/contract-schemas';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';

export type User = {
  id: string;
  kind: Audience;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  createdAt: string;
};

export type Goal = {
  id: string;
  ownerId: string;
  kind: GoalKind;
  goal: string;
  role: string;
  industry: string;
  result: string;
  createdAt: string;
};

export type NotificationRow = { id: string; ownerId: string; message: string };

export type Employee = RequestOf<'createEmployee'> & { id: string; ownerId: string };

export type Company = RequestOf<'createCompany'> & { id: string; ownerId: string };

/** A stored picture; its bytes as base64, because a snapshot is JSON. */
type Upload = { id: string; ownerId: string; name: string; type: string; base64: string };

/** Good for one password change; gone once used. */
type ResetToken = { token: string; userId: string; expiresAt: string };

/** The content of a mail. `link` is a path of the client. */
export type Mail = { id: string; to: string; subject: string; text: string; link: string; sentAt: string };

export type Tables = {
  users: User[];
  goals: Goal[];
  notifications: NotificationRow[];
  employees: Employee[];
  companies: Company[];
  uploads: Upload[];
  resetTokens: ResetToken[];
  outbox: Mail[];
  /** The calls that answered `busy` once (sentinels.ts). */
  refusedOnce: string[];
};

/** Tables without a row. */
export const emptyTables = (): Tables => ({
  users: [],
  goals: [],
  notifications: [],
  employees: [],
  companies: [],
  uploads: [],
  resetTokens: [],
  outbox: [],
  refusedOnce: [],
});
