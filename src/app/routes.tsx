import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '@/lib/lazyPage';

const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ '@/pages/HomePage').then((m) => m.HomePage));
const NotFoundPage = lazyPage(() =>
  import(/* webpackChunkName: "not-found" */ '@/pages/NotFoundPage').then((m) => m.NotFoundPage),
);

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
