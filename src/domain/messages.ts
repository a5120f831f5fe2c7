/** Fixed letter for letter: 'OKRS', 'Forget password failed' and 'datails' are as specified (docs/product.md 11). */
export const errors = {
  allFieldsRequired: 'All fields are required.',
  passwordsDoNotMatch: 'Passwords do not match.',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationFailed: 'Registration failed. Please try again.',
  forgotPasswordFailed: 'Forget password failed. Please check your credentials and try again.',
  resetPasswordFailed: 'Reset password failed. Something went wrong. Please try again.',
  automaticLogoutFailed: 'Error logging out. Please try again.',
  signOutFailed: 'Error logging out and deleting account.',
  generateOkrsFailed: 'Error generating OKRs.',
  generateKpisFailed: 'Error generating KPIs.',
  uploadFailed: 'Failed to upload image.',
  selectImageFirst: 'Please select an image first!',
  continueToSignIn: 'Please click continue to sign in.',
  noOkrs: 'No OKRS data found.',
  noKpis: 'No KPI data found.',
  deleteOkrFailed: 'Failed to delete OKR.',
  deleteKpiFailed: 'Failed to delete KPI.',
  onboardCompanyFailed: 'Failed to onboard the company.',
  submitEmployeeFailed: 'Failed to submit employee data.',
  noProfile: 'No profile found',
} as const;

export const successes = {
  login: 'Login successful!',
  registered: 'User registered successfully!',
  resetLinkSent: 'If the email is registered, a reset link has been sent.',
  passwordReset: 'Password reset successful.',
  okrsGenerated: 'OKRs generated! Please check your pocket.',
  kpisGenerated: 'KPIs generated! Please check your pocket.',
  imageUploaded: 'Image uploaded successfully!',
  okrDeleted: 'OKR deleted successfully!',
  kpiDeleted: 'KPI deleted successfully!',
  pdfDownloaded: 'PDF downloaded successfully.',
  companyOnboarded: 'Company onboarded successfully, Redirecting to Company Profile to view company details',
  employeeSubmitted: 'Employee data submitted successfully! navigating to employee list to view employee datails.',
} as const;

/** Unspecified texts. */
export const notices = {
  /** For controls without a call. */
  unavailable: 'This is not available yet.',
  noNotifications: 'No new notifications',
  sessionEnding: "Your session ends in less than 5 minutes. You won't lose anything on this page.",
  sessionEnded: 'Your session has ended.',
  signInAgain: 'Sign in again',
  required: 'Required',
  companyNeeds: 'Name and industry are required.',
  chooseEmployee: 'Choose an employee.',
  goalNeeds: 'Role, goal and industry are required.',
  wholeNumber: 'Enter a whole number, like 42.',
  emailFormat: 'Enter an email address, like name@example.com.',
  emailHidden: 'This address has an invisible character. Type it again.',
  sentToAssistant: 'The assistant gets the role, the goal and the industry. No names.',
  emailAlone: 'Enter the address alone, like name@example.com.',
} as const;
