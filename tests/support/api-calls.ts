import { login, logout, register, requestPasswordReset, resetPassword } from '@/api/auth';
import type { EndpointName } from '@/api/endpoints';
import { createGoal, deleteGoal, listGoals } from '@/api/goals';
import { listNotifications, markNotificationAsRead } from '@/api/notifications';
import type { Audience } from '@/domain/audience';

/** One of the calls that exist as functions, made with good words. */
export type ApiCall = {
  name: EndpointName;
  audience: Audience;
  run: (signal?: AbortSignal) => Promise<unknown>;
  /** What its answer is read for: one object, a list, perhaps an id, or nothing. */
  reads: 'object' | 'list' | 'perhaps an id' | 'nothing';
};

const credentials = { email: 'a@b.example', password: ' p ' };
const person = { firstName: 'A', lastName: 'B', ...credentials };
const reset = { token: 't', newPassword: ' p ' };
const request = { role: 'CEO', goal: 'Grow', industry: 'Retail' };

/** The payloads that the calls below carry; the others carry none. */
export const payloads: Partial<Record<EndpointName, unknown>> = {
  login: credentials,
  businessLogin: credentials,
  register: person,
  businessRegister: person,
  requestPasswordReset: { email: credentials.email },
  businessRequestPasswordReset: { email: credentials.email },
  resetPassword: reset,
  businessResetPassword: reset,
  createOkr: request,
  createKpi: request,
  markNotificationAsRead: { notificationId: 'n1' },
};

const authCalls = (
  audience: Audience,
  names: readonly [EndpointName, EndpointName, EndpointName, EndpointName],
): ApiCall[] => [
  { name: names[0], audience, reads: 'object', run: (signal) => login(audience, credentials, signal) },
  { name: names[1], audience, reads: 'perhaps an id', run: (signal) => register(audience, person, signal) },
  {
    name: names[2],
    audience,
    reads: 'nothing',
    run: (signal) => requestPasswordReset(audience, credentials.email, signal),
  },
  { name: names[3], audience, reads: 'nothing', run: (signal) => resetPassword(audience, reset, signal) },
];

/** All of them, those inside the shell for either audience. */
export const apiCalls: ApiCall[] = [
  ...authCalls('individual', ['login', 'register', 'requestPasswordReset', 'resetPassword']),
  ...authCalls('business', [
    'businessLogin',
    'businessRegister',
    'businessRequestPasswordReset',
    'businessResetPassword',
  ]),
  ...(['individual', 'business'] as const).flatMap((audience): ApiCall[] => [
    { name: 'logout', audience, reads: 'nothing', run: (signal) => logout(audience, signal) },
    { name: 'createOkr', audience, reads: 'nothing', run: (signal) => createGoal(audience, 'okr', request, signal) },
    { name: 'createKpi', audience, reads: 'nothing', run: (signal) => createGoal(audience, 'kpi', request, signal) },
    { name: 'listOkrs', audience, reads: 'list', run: (signal) => listGoals(audience, 'okr', signal) },
    { name: 'listKpis', audience, reads: 'list', run: (signal) => listGoals(audience, 'kpi', signal) },
    { name: 'deleteOkr', audience, reads: 'nothing', run: (signal) => deleteGoal(audience, 'okr', 'g1', signal) },
    { name: 'deleteKpi', audience, reads: 'nothing', run: (signal) => deleteGoal(audience, 'kpi', 'g1', signal) },
    { name: 'listNotifications', audience, reads: 'list', run: (signal) => listNotifications(audience, 'u1', signal) },
    {
      name: 'markNotificationAsRead',
      audience,
      reads: 'nothing',
      run: (signal) => markNotificationAsRead(audience, 'n1', signal),
    },
  ]),
];

/** How a call ended: with its result, or with the reason of its failure. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return { done: await call };
  } catch (failure) {
    return (failure as { reason?: unknown }).reason ?? failure;
  }
}
