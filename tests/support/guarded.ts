/** The guarded routes of the specification, section 2, with an id where the address has one; `h1` is the page's title. */
export const guardedPages = [
  { path: '/dashboard', h1: /^Welcome/ },
  { path: '/profile', h1: 'Your information' },
  { path: '/okrs', h1: 'View Set OKRs' },
  { path: '/kpis', h1: 'View Set KPIs' },
  { path: '/notifications', h1: 'Stay Updated' },
  { path: '/search', h1: 'Search' },
  { path: '/business/dashboard', h1: 'Dashboard Overview' },
  { path: '/business/okrs', h1: 'View Set OKRs' },
  { path: '/business/kpis', h1: 'View Set KPIs' },
  { path: '/business/company-onboarding', h1: 'Company' },
  { path: '/business/company-profile/company-1', h1: 'Company Profile' },
  { path: '/business/employee-onboarding', h1: 'Employee Onboarding' },
  { path: '/business/employee-list', h1: 'Employee List' },
] as const;
