/** Every address of the product. Links and navigation use this table, never a string. */
export const paths = {
  landing: '/',
  aboutUs: '/about-us',
  features: '/features',
  getStarted: '/get-started',
  privacy: '/privacy',
  terms: '/terms',

  individualSignIn: '/individual-signin',
  individualSignUp: '/individual-signup',
  forgotPassword: '/forgot-password',
  confirmEmail: '/confirm-email',
  welcome: '/welcome',
  resetPassword: '/reset-password',

  businessSignIn: '/business/signin',
  businessSignUp: '/business/signup',
  businessForgotPassword: '/business/forgot-password',
  businessConfirmEmail: '/business/confirm-email',
  businessResetPassword: '/business/reset-password',

  dashboard: '/dashboard',
  profile: '/profile',
  okrs: '/okrs',
  kpis: '/kpis',
  notifications: '/notifications',
  search: '/search',
  help: '/help',

  businessDashboard: '/business/dashboard',
  businessOkrs: '/business/okrs',
  businessKpis: '/business/kpis',
  companyOnboarding: '/business/company-onboarding',
  companyProfile: '/business/company-profile/:id',
  employeeOnboarding: '/business/employee-onboarding',
  employeeList: '/business/employee-list',
  employeeImport: '/business/employee-list/import',
} as const;
