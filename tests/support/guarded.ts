/** The guarded routes of the specification, section 2, with an id where the address has one; `h1` where it names one. */
export const guardedPages: readonly { path: string; h1: string | RegExp }[] = [
  { path: '/dashboard', h1: /^Welcome/ },
  { path: '/profile', h1: 'Your information' },
  { path: '/okrs', h1: 'View Set OKRs' },
  { path: '/kpis', h1: 'View Set KPIs' },
  { path: '/notifications', h1: 'Stay Updated' },
  { path: '/search', h1: /./ },
  { path: '/business/dashboard', h1: 'Dashboard Overview' },
  { path: '/business/okrs', h1: 'View Set OKRs' },
  { path: '/business/kpis', h1: 'View Set KPIs' },
  { path: '/business/company-onboarding', h1: /./ },
  { path: '/business/company-profile/company-1', h1: /./ },
  { path: '/business/employee-onboarding', h1: /./ },
  { path: '/business/employee-list', h1: /./ },
];
