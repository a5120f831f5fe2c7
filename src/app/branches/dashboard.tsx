export { DashboardPage } from '@/features/goals/dashboard-page';
