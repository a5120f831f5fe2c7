import { brand } from '@/brand';

import { kindsInWords } from './goal-kind';
import { paths } from './paths';
import type { StoredKey } from './stored-keys';

export type Audience = 'individual' | 'business';

/** Everything in which the audiences differ. Components take a row and never compare audiences. */
export type AudienceRow = {
  audience: Audience;
  tokenKey: Extract<StoredKey, 'authToken' | 'businessToken'>;
  imageKey: Extract<StoredKey, 'profileImage' | 'businessProfileImage'>;
  headerLabel: string;
  /** Tells document titles of pages with the same heading apart. */
  titleSuffix: string;
  /** Whether the error text follows the message of a failed sign-in or registration. */
  appendsErrorText: boolean;
  lastNameLabel: string;
  /** The audience whose sign-in is linked from this one's. */
  other: Audience;
  signInPath: string;
  signUpPath: string;
  forgotPasswordPath: string;
  confirmEmailPath: string;
  resetPasswordPath: string;
  homePath: string;
  /** Individual sign-in for both, as specified. */
  resetGoBackPath: string;
  signInLead: string;
  signUpLead: string;
  /** The text before the link to this audience's sign-in, on the other one's page. */
  invitation: string;
  signInLabel: string;
  /** On the Get Started page. */
  card: { title: string; text: string };
  /** Beside the form of the auth pages. */
  panel: {
    title: string;
    text: string;
    sample: { context: string; goal: string; results: readonly string[] };
  };
};

export const audiences: Record<Audience, AudienceRow> = {
  individual: {
    audience: 'individual',
    tokenKey: 'authToken',
    imageKey: 'profileImage',
    headerLabel: 'for individuals',
    titleSuffix: '',
    appendsErrorText: false,
    lastNameLabel: 'Last name',
    other: 'business',
    signInPath: paths.individualSignIn,
    signUpPath: paths.individualSignUp,
    forgotPasswordPath: paths.forgotPassword,
    confirmEmailPath: paths.confirmEmail,
    resetPasswordPath: paths.resetPassword,
    homePath: paths.dashboard,
    resetGoBackPath: paths.individualSignIn,
    signInLead: 'Good to see you again. Your pocket is where you left it.',
    signUpLead: 'Create your individual account. It takes about a minute.',
    invitation: 'Here for yourself?',
    signInLabel: 'Individual sign-in',
    card: {
      title: 'For individuals',
      text: `Draft ${kindsInWords('plural')} for your own role, keep them in your pocket and take them to your next review.`,
    },
    panel: {
      title: brand.tagline,
      text: `Describe your role and where your company is heading. You get ${kindsInWords('plural')} to keep in your pocket.`,
      sample: {
        context: 'HR Director, Healthcare',
        goal: 'Make this the place nurses stay',
        results: [
          'Cut first-year nurse turnover from 27% to 18%',
          'Fill open shifts within 48 hours',
          'Reach a team pulse score of 8.2 on every ward',
        ],
      },
    },
  },
  business: {
    audience: 'business',
    tokenKey: 'businessToken',
    imageKey: 'businessProfileImage',
    headerLabel: 'for business',
    titleSuffix: ' for business',
    appendsErrorText: true,
    lastNameLabel: 'Last Name',
    other: 'individual',
    signInPath: paths.businessSignIn,
    signUpPath: paths.businessSignUp,
    forgotPasswordPath: paths.businessForgotPassword,
    confirmEmailPath: paths.businessConfirmEmail,
    resetPasswordPath: paths.businessResetPassword,
    homePath: paths.businessDashboard,
    resetGoBackPath: paths.individualSignIn,
    signInLead: 'Sign in to your company and its people.',
    signUpLead: 'Create your business account. It takes about a minute.',
    invitation: 'Here for your company?',
    signInLabel: 'Business sign-in',
    card: {
      title: 'For businesses',
      text: 'Onboard your company and your people, then generate goals for every role from one dashboard.',
    },
    panel: {
      title: 'Goals for every role, from one place',
      text: 'Onboard your company and your people, then draft goals that fit what each of them does.',
      sample: {
        context: 'Three people, one goal each',
        goal: 'Goals for the quarter',
        results: [
          'Priya: lift renewals from 88% to 94%',
          'Tomas: close the books in 4 days, not 9',
          'Lena: ship onboarding to every new customer',
        ],
      },
    },
  },
};
