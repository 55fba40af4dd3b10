import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const departmentTreeScreens: RouteObject[] = [
  {
    path: '/departments',
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['organisation-department-tree'],
      async () => (await import('./DepartmentsPage.tsx')).DepartmentsPage,
    ),
  },
];
