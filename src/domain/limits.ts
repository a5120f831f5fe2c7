/** Specified constants, in milliseconds and CSS pixels unless said otherwise. */
export const limits = {
  backToTopAfter: 300,
  /** Pixels a second. */
  marqueeScrollAmount: 20,
  copyrightYear: 2024,
  toastDuration: { error: 4000, success: 2000, default: 4000 },
  introOverlay: 1500,
  wideHeaderFrom: 1440,
  typewriter: { typeSpeed: 70, deleteSpeed: 50, pause: 1000, loops: 5 },
  phone: { defaultCountry: 'US', digits: 15 },
  companyValues: 5,
  /** Goals in one link or menu. */
  sharedGoals: 50,
  salaryStep: 0.01,
  employeeDefaults: { voluntaryPensionContribution: 1000, timeSinceLastSalaryChange: 1000 },
} as const;
