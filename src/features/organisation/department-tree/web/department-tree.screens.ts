import type { RouteObject } from 'react-router';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

export const departmentPaths = { departments: '/departments' } as const;

export const departmentTreeScreens: RouteObject[] = [
  {
    path: departmentPaths.departments,
    handle: { needs: 'admin' },
    lazy: withTexts(
      ['organisation-department-tree'],
      async () => (await import('./DepartmentsPage.tsx')).DepartmentsPage,
    ),
  },
];
